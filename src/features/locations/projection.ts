/** The size and bounds of the map: cropped above the Arctic coast and below Cape Horn. */
export const map = { width: 1160, north: 79, south: -56 } as const;

const radians = Math.PI / 180;

/** The Natural Earth projection (Šavrič and others, 2011), as in d3-geo: from degrees to radians of the plane. */
const natural = (latitude: number, longitude: number): [number, number] => {
  const phi = latitude * radians;
  const phi2 = phi * phi;
  const phi4 = phi2 * phi2;
  return [
    longitude *
      radians *
      (0.8707 - 0.131979 * phi2 + phi4 * (-0.013791 + phi4 * (0.003971 * phi2 - 0.001529 * phi4))),
    phi * (1.007226 + phi2 * (0.015085 + phi4 * (-0.044475 + 0.028874 * phi2 - 0.005916 * phi4))),
  ];
};

/** Map units per radian of the projection plane. */
export const mapScale = map.width / (2 * natural(0, 180)[0]);
const [, top] = natural(map.north, 0);
const [, bottom] = natural(map.south, 0);
export const mapHeight = Math.round((top - bottom) * mapScale);
/** The y coordinate of the equator. */
export const equator = top * mapScale;

/** Projects a place to map coordinates. */
export const placeOnMap = (latitude: number, longitude: number): { x: number; y: number } => {
  const [x, y] = natural(latitude, longitude);
  return { x: map.width / 2 + x * mapScale, y: equator - y * mapScale };
};
