import type { Art } from './art';
import { layeredNoise } from './noise';
import type { Random } from './random';
import { circle, ring, short, strokes } from './svg';
import type { Point, Size } from './svg';

type Network = { nodes: Point[]; edges: (readonly [number, number])[] };

const away = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Points no closer than the local spacing, which is small near the centre and wide far from it. They reach every edge. */
const scatter = (random: Random, { width, height }: Size): Point[] => {
  const noise = layeredNoise(random, 2);
  const center: Point = [width * random.pick([0.32, 0.64, 0.7]), height * random.between(0.38, 0.62)];
  const nodes: Point[] = [];
  for (let attempt = 0; attempt < 2400 && nodes.length < 150; attempt += 1) {
    const point: Point = [random.between(50, width - 50), random.between(50, height - 50)];
    const far = away(point, center) / height;
    const local = far + 0.35 * noise((point[0] * 2) / height, (point[1] * 2) / height);
    const spacing = 44 + 110 * Math.min(0.9, Math.max(0, local));
    if (nodes.every((node) => away(node, point) > spacing)) nodes.push(point);
  }
  return nodes;
};

/** Joins each point to its nearest, without two lines for one pair. */
const connect = (random: Random, nodes: Point[]): Network => {
  const edges = new Map<string, readonly [number, number]>();
  nodes.forEach((node, index) => {
    const nearest = nodes
      .map((other, otherIndex) => ({ otherIndex, distance: away(node, other) }))
      .filter(({ otherIndex }) => otherIndex !== index)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, random.whole(2, 3));
    for (const { otherIndex } of nearest) {
      const edge = [Math.min(index, otherIndex), Math.max(index, otherIndex)] as const;
      edges.set(edge.join('-'), edge);
    }
  });
  return { nodes, edges: [...edges.values()] };
};

const neighboursOf = ({ edges }: Network): ReadonlyMap<number, number[]> => {
  const neighbours = new Map<number, number[]>();
  for (const [a, b] of edges) {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  }
  return neighbours;
};

/** The shortest ways from a node (Dijkstra): for each node that can be reached, the one before it. */
const waysFrom = ({ nodes }: Network, neighbours: ReadonlyMap<number, number[]>, from: number) => {
  const cost = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const open = new Set([from]);
  while (open.size > 0) {
    let here = from;
    let least = Infinity;
    for (const node of open) {
      const total = cost.get(node) ?? Infinity;
      if (total < least) [here, least] = [node, total];
    }
    open.delete(here);
    for (const next of neighbours.get(here) ?? []) {
      const [a, b] = [nodes[here], nodes[next]];
      if (!a || !b) continue;
      const total = least + away(a, b);
      if (total >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, total);
      before.set(next, here);
      open.add(next);
    }
  }
  return before;
};

/** The shortest way from a node to the one that takes the most steps to reach. */
const farthestWay = (
  network: Network,
  neighbours: ReadonlyMap<number, number[]>,
  from: number,
): number[] => {
  const before = waysFrom(network, neighbours, from);
  let longest = [from];
  for (const end of before.keys()) {
    const way = [end];
    for (let node = before.get(end); node !== undefined; node = before.get(node)) way.unshift(node);
    if (way.length > longest.length) longest = way;
  }
  return longest;
};

/** A long way through: to the far end from any node, and from there to the other. */
const longestWay = (network: Network): number[] => {
  const neighbours = neighboursOf(network);
  return farthestWay(network, neighbours, farthestWay(network, neighbours, 0).at(-1) ?? 0);
};

/** Places and the ways between them, with one way through in the accent. */
export const network: Art = (random, scheme, size) => {
  const net = connect(random, scatter(random, size));
  const degree = net.nodes.map((_, index) => net.edges.filter((edge) => edge.includes(index)).length);
  const way = longestWay(net);
  const onWay = new Set(way);
  const line = (ids: readonly number[]) =>
    ids
      .flatMap((id) => net.nodes[id] ?? [])
      .reduce(
        (path, value, index) =>
          path + (index % 2 === 0 ? (index === 0 ? 'M' : 'L') : ' ') + short(value),
        '',
      );
  const isHollow = random.chance(0.5);
  const dots = net.nodes.map((node, index) => {
    const links = degree[index] ?? 0;
    if (onWay.has(index)) {
      const isEnd = index === way[0] || index === way.at(-1);
      return isEnd
        ? circle(node, 17, scheme.accent)
        : ring(node, 9, scheme.accent, 5, scheme.ground);
    }
    const radius = 4 + Math.max(0, links - 2) * 3.2;
    if (links > 4) return circle(node, radius * 1.6, scheme.tones[2]);
    return isHollow && links > 2
      ? ring(node, radius, scheme.line, 3, scheme.ground)
      : circle(node, radius, scheme.line);
  });
  return (
    strokes(net.edges.map(line), scheme.soft, 2.4) +
    strokes([line(way)], scheme.accent, 7) +
    dots.join('')
  );
};
