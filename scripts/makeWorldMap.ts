/**
 * Draws the land of the earth as a field of dots into src/features/locations/worldDots.svg, from Natural Earth's public
 * domain outlines. Run `npx tsx scripts/makeWorldMap.ts` after changing the projection; its output is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { geoContains, geoNaturalEarth1 } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { equator, map, mapHeight, mapScale } from '../src/features/locations/projection';
import { palette } from '../src/theme/palette';

const output = 'src/features/locations/worldDots.svg';
/** Between the middles of two dots of a row, in units of the map. */
const step = 9;

const outlines = JSON.parse(
  readFileSync('node_modules/world-atlas/land-110m.json', 'utf8'),
) as Topology<{ land: GeometryCollection }>;
const land = feature(outlines, outlines.objects.land);
const projection = geoNaturalEarth1()
  .scale(mapScale)
  .translate([map.width / 2, equator]);

const rowHeight = (step * Math.sqrt(3)) / 2;
const dots: string[] = [];
for (let row = 0; (row + 0.5) * rowHeight < mapHeight; row += 1) {
  const y = (row + 0.5) * rowHeight;
  for (let x = row % 2 === 0 ? step / 2 : step; x < map.width; x += step) {
    const place = projection.invert?.([x, y]);
    if (place && Math.abs(place[0]) <= 180 && geoContains(land, place)) {
      dots.push(`M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}h0`);
    }
  }
}

writeFileSync(
  output,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${mapHeight}" width="${map.width}" height="${mapHeight}"><path fill="none" stroke="${palette.light.lineStrong}" stroke-opacity=".55" stroke-width="4.2" stroke-linecap="round" d="${dots.join('')}"/></svg>\n`,
);
console.log(`${output}: ${dots.length} dots, ${map.width} × ${mapHeight}`);
