import { execFileSync } from 'node:child_process';
import { reasonUnlessCi } from '~/scripts/servers/reasonUnlessCi';

/** A machine with a network of its own, connected to this one by a virtual cable. */
export type NetworkNamespace = {
  /** Runs a command in it, as the first words of a command line. */
  prefix: readonly string[];
  /** Its address, and that of this machine on the cable. */
  address: string;
  gateway: string;
  /** Pulls the cable: packets in both directions are lost, without an error for either side. */
  cut: () => void;
  heal: () => void;
  remove: () => void;
};

const ip = (...args: string[]): void => void execFileSync('ip', args, { stdio: 'pipe' });

/** @throws Error if this user may not create network namespaces. */
export const createNamespace = (number: number): NetworkNamespace => {
  const name = `pub${process.pid}n${number}`;
  const [outer, inner] = [
    `po${process.pid % 100_000}n${number}`,
    `pi${process.pid % 100_000}n${number}`,
  ];
  const network = `10.213.${((process.pid * 2) % 250) + number}`;
  const [gateway, address] = [`${network}.1`, `${network}.2`];
  ip('netns', 'add', name);
  try {
    ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', name);
    ip('addr', 'add', `${gateway}/24`, 'dev', outer);
    ip('link', 'set', outer, 'up');
    ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', inner);
    ip('-n', name, 'link', 'set', inner, 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
  } catch (error) {
    ip('netns', 'del', name);
    throw error;
  }
  return {
    prefix: ['ip', 'netns', 'exec', name],
    address,
    gateway,
    // The inner end: the outer one keeps its address, which PostgreSQL listens on.
    cut: () => ip('-n', name, 'link', 'set', inner, 'down'),
    heal: () => ip('-n', name, 'link', 'set', inner, 'up'),
    remove: () => ip('netns', 'del', name),
  };
};

/** Why machines cannot have separate networks here, or undefined. In CI it must be possible. */
export const whyNoNamespaces = (): string | undefined => {
  try {
    createNamespace(0).remove();
    return undefined;
  } catch {
    return reasonUnlessCi('network namespaces need root and iproute2: apt install iproute2');
  }
};
