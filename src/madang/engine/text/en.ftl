# Words every game shares.
nobody = nobody
seat-sun = Sun
seat-mountain = Mountain
seat-wave = Wave
seat-pine = Pine
seat-cloud = Cloud
seat-moon = Moon
