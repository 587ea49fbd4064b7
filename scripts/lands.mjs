/**
 * Draws the lands of the maps on `/countries` from Natural Earth, which is in the public domain, and
 * writes them into `src/site/parts/lands.json`: `node scripts/lands.mjs`.
 *
 * Borders are simplified once for both of their sides, so that neighbours still meet.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const root = new URL('../', import.meta.url);
const source = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const { arcs, objects, transform } = JSON.parse(await readFile(source, 'utf8'));

/** What a map shows, in degrees; how many units a degree has, and what is too small to be drawn. */
const maps = {
  near: { west: -25, east: 66, north: 71, south: 20, parallel: 45, scale: 8, least: 12 },
  world: { west: -170, east: 180, north: 78, south: -56, parallel: 35, scale: 1.1, least: 8 },
};

/** ISO 3166-1 alpha-2. Natural Earth has numbers, which Unicode knows as former names of regions. */
function codeOf({ id, properties: { name } }) {
  if (name === 'N. Cyprus') return 'CY';
  return id === undefined ? name : Intl.getCanonicalLocales(`und-${id}`)[0].slice(4);
}

/** Degrees, from the steps between quantized points. */
const pointsOf = (arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [
      x * transform.scale[0] + transform.translate[0],
      y * transform.scale[1] + transform.translate[1],
    ];
  });
};

/** The distance of a point from the line between two others, or from them if they are one. */
function distance([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Douglas and Peucker's: leaves out what is less than `tolerance` away from a straight line. */
function simplified(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  const away = points.map((point) => distance(point, first, last));
  const farthest = away.indexOf(Math.max(...away));
  if (away[farthest] < tolerance) return [first, last];
  const before = simplified(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** Relative steps are shorter than places. */
function pathOf(ring) {
  const steps = ring.map(([x, y], index) => {
    const [lastX, lastY] = ring[index - 1] ?? [0, 0];
    return `${x - lastX},${y - lastY}`;
  });
  // A minus sign separates by itself.
  return `M${steps[0]}l${steps.slice(1).join(' ')}z`.replaceAll(/[ ,]-/g, '-');
}

const isNext = ([x, y], index, all) =>
  index === 0 || x !== all[index - 1][0] || y !== all[index - 1][1];

/** The easternmost islands of Asia lie beyond the 180th meridian. */
const beyond = (longitude) => (longitude < -169 ? longitude + 360 : longitude);

const between = (low, value, high) => Math.min(Math.max(value, low), high);

/** Natural Earth gives it to Russia; the records and most states, to Ukraine. */
const isCrimea = ([outer]) => {
  const places = outer.flatMap((id) => pointsOf(arcs[id < 0 ? ~id : id]));
  return places.every(([x, y]) => x > 32.3 && x < 36.8 && y > 44.2 && y < 46.4);
};

/** The list has the saints of France in Europe: its land in South America is only outlined. */
const isGuiana = ([outer]) => outer.every((id) => pointsOf(arcs[id < 0 ? ~id : id])[0][0] < -50);

/** The polygons of each land, as lists of arcs. */
const polygonsOf = new Map();
for (const geometry of objects.countries.geometries) {
  const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : (geometry.arcs ?? []);
  for (const polygon of polygons) {
    const code = codeOf(geometry);
    const isOther = code === 'FR' && isGuiana(polygon);
    const owner = code === 'RU' && isCrimea(polygon) ? 'UA' : isOther ? 'GF' : code;
    polygonsOf.set(owner, [...(polygonsOf.get(owner) ?? []), polygon]);
  }
}

function draw({ west, east, north, south, parallel, scale, least }, named) {
  const across = scale * Math.cos((parallel * Math.PI) / 180);
  const width = Math.round((east - west) * across);
  const project = ([longitude, latitude]) => [
    Math.round((between(west, beyond(longitude), east) - west) * across),
    Math.round((north - between(south, latitude, north)) * scale),
  ];
  const drawn = arcs.map((arc) => simplified(pointsOf(arc).map(project).filter(isNext), 1.9));
  const ringOf = (ids) => {
    const points = ids.flatMap((id) => (id < 0 ? drawn[~id].toReversed() : drawn[id]));
    return points.filter(isNext).slice(0, -1);
  };
  const outline = (polygons) => {
    const rings = polygons.map((polygon) => polygon.map(ringOf));
    const largest = Math.max(...rings.map(([outer]) => areaOf(outer)));
    const isSeen = (ring) => areaOf(ring) >= Math.max(1, Math.min(least, largest));
    const isWithin = ([x]) => x > 0 && x < width;
    return rings
      .filter(([outer]) => isSeen(outer) && outer.some(isWithin))
      .flatMap((polygon) => polygon.filter(isSeen))
      .map(pathOf)
      .join('');
  };
  const lands = [...polygonsOf].map(([code, polygons]) => [code, outline(polygons)]);
  const shown = lands
    .filter(([, path]) => path !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    width,
    height: Math.round((north - south) * scale),
    lands: Object.fromEntries(shown.filter(([code]) => named.has(code))),
    others: shown.map(([code, path]) => (named.has(code) ? '' : path)).join(''),
  };
}

const folder = new URL('fixtures/countries/', root);
const files = await Promise.all(
  (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
);
const named = new Set(files.map((text) => /^isoCode: "?([A-Z]{2})/m.exec(text)[1]));
const drawings = Object.entries(maps).map(([name, map]) => [name, draw(map, named)]);
await writeFile(
  new URL('src/site/parts/lands.json', root),
  `${JSON.stringify(Object.fromEntries(drawings), null, 2)}\n`,
);
