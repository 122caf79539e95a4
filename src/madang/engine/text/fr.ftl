# Les mots communs à tous les jeux.
nobody = personne
seat-sun = Soleil
seat-mountain = Montagne
seat-wave = Vague
seat-pine = Pin
seat-cloud = Nuage
seat-moon = Lune
