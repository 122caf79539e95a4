/** The log of a table with what befell its seats, each line where it belongs. */

import type { LogGroup, LogLine } from "../parts/log.ts";
import type { EventShown, IncidentShown } from "../protocol/messages.ts";

/** A line of the log is keyed by its event; what befell a seat stands after all that was decided by then. */
export function withIncidents(
  log: readonly LogGroup[],
  events: readonly EventShown[],
  incidents: readonly IncidentShown[],
  told: (incident: IncidentShown) => Omit<LogLine, "key">,
  heading: string,
): LogGroup[] {
  const decisions = new Map(events.map(({ number, decision }) => [String(number), decision]));
  const groups = log.map((group) => ({ ...group, lines: [...group.lines] }));
  if (!groups.length && incidents.length) groups.push({ key: "befell", heading, lines: [] });
  for (const [index, incident] of incidents.entries()) {
    const line = { key: `incident ${index}`, ...told(incident) };
    const isLater = ({ key }: LogLine) => (decisions.get(key) ?? 0) > incident.decision;
    const group = groups.find(({ lines }) => lines.some(isLater)) ?? groups.at(-1);
    const at = group?.lines.findIndex(isLater) ?? -1;
    group?.lines.splice(at < 0 ? group.lines.length : at, 0, line);
  }
  return groups;
}
