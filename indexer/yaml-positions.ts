/** Where the values of a YAML text stand, for those who must mend it. */
import { EVENT_ID, type Event, getScalarValue, parseEvents } from 'js-yaml';

/** A path into a parsed file: property names and list indices. */
export type Path = readonly (string | number)[];

interface Place {
  /** Undefined for a value that is left out. */
  readonly start: number | undefined;
  readonly children: Map<string | number, Place>;
}

/** The line (from 1) of the key or item at `path`, or of its nearest ancestor that exists. */
export function lineOfPath(text: string, path: Path): number {
  let place = readPlaces(text);
  let offset = place.start;
  for (const step of path) {
    const child = place.children.get(step);
    if (!child) break;
    place = child;
    offset = place.start ?? offset;
  }
  return lineOfOffset(text, offset ?? 0);
}

export const lineOfOffset = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

function readPlaces(text: string): Place {
  const events = parseEvents(text, {});
  let next = 0;
  const take = (): Event | undefined => events[next++];
  const isEnd = () => events[next] === undefined || events[next]?.type === EVENT_ID.POP;

  function read(): Place {
    const event = take();
    const children: Place['children'] = new Map();
    if (event?.type === EVENT_ID.MAPPING) {
      while (!isEnd()) {
        const key = events[next];
        const name = key?.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : '';
        const { start } = read();
        children.set(name, { start, children: read().children });
      }
      take();
    } else if (event?.type === EVENT_ID.SEQUENCE) {
      for (let index = 0; !isEnd(); index++) children.set(index, read());
      take();
    }
    return { start: startOf(event), children };
  }
  take();
  return read();
}

function startOf(event: Event | undefined): number | undefined {
  switch (event?.type) {
    case EVENT_ID.SCALAR:
      return event.valueStart < 0 ? undefined : event.valueStart;
    case EVENT_ID.ALIAS:
      return event.anchorStart;
    case EVENT_ID.MAPPING:
    case EVENT_ID.SEQUENCE:
      return event.start;
    default:
      return undefined;
  }
}
