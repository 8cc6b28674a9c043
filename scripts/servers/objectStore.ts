import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { freePort } from './freePort';
import { reasonUnlessCi } from './reasonUnlessCi';

const packages = 'swift-proxy swift-account swift-container swift-object';
const programs = ['proxy', 'account', 'container', 'object'].map(
  (name) => `/usr/bin/swift-${name}-server`,
);

/** Why OpenStack Swift cannot be run here, or undefined. In CI it must be there. */
export const whyNoObjectStore = (): string | undefined => {
  if (programs.every((path) => existsSync(path)) && existsSync('/etc/swift/swift.conf')) {
    return undefined;
  }
  return reasonUnlessCi(`OpenStack Swift is not installed: apt install ${packages}`);
};

export const storeKeys = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };

/** The variables by which the SDK finds the store. */
export const storeEnvironment = (endpoint: string): Record<string, string> => ({
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: storeKeys.accessKeyId,
  AWS_SECRET_ACCESS_KEY: storeKeys.secretAccessKey,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

export type LocalObjectStore = {
  /** The S3 API. */
  endpoint: string;
  /** Where anybody reads a bucket. */
  readable: (bucket: string) => string;
  port: number;
  stop: () => Promise<void>;
};

/** Makes the rings as swift-ring-builder does, in one process: 16 partitions, one replica, a folder as the only disk. */
const ringProgram = `import sys
from swift.common.ring import RingBuilder
for name, port in (argument.split('=') for argument in sys.argv[2:]):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port),
                     'replication_ip': '127.0.0.1', 'replication_port': int(port),
                     'device': 'd1', 'weight': 1.0, 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(f'{sys.argv[1]}/{name}.ring.gz')
`;

const backend = (folder: string, name: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = root
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
workers = 0
log_level = WARNING
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

const proxy = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = root
swift_dir = ${folder}
workers = 0
log_level = WARNING
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
log_level = CRITICAL
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
`;

/**
 * Starts OpenStack Swift with its S3 API on ports of 127.0.0.1: one folder as its disk, one replica. Buckets are made
 * by the S3 API; `readable` gives the address without login.
 */
export const startObjectStore = async (buckets: readonly string[]): Promise<LocalObjectStore> => {
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  mkdirSync(join(folder, 'devices/d1'), { recursive: true });
  // Debian's Python, whatever else PATH has.
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: folder };
  const children: { name: string; child: ChildProcess }[] = [];
  const start = (name: string, conf: string): void => {
    const file = join(folder, `${name}-server.conf`);
    writeFileSync(file, conf);
    const child = spawn('/usr/bin/python3', [`/usr/bin/swift-${name}-server`, file], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
    });
    child.stderr.on('data', (chunk: Buffer) => {
      writeFileSync(join(folder, 'errors'), chunk, { flag: 'a' });
    });
    children.push({ name, child });
  };
  const stop = async (): Promise<void> => {
    for (const { child } of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const backends = ['account', 'container', 'object'];
  const ports = await Promise.all(backends.map(() => freePort()));
  const rings = backends.map((name, index) => `${name}=${ports[index]}`);
  execFileSync('/usr/bin/python3', ['-c', ringProgram, folder, ...rings], { stdio: 'pipe', env });
  for (const [index, name] of backends.entries())
    start(name, backend(folder, name, ports[index] ?? 0));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  start('proxy', proxy(folder, port));
  try {
    // Node 20 is supported by the pinned version.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
    const client = new S3Client({
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: storeKeys,
      maxAttempts: 1,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    await untilItAnswers(() => makeBuckets(client, buckets), children, join(folder, 'errors'));
    client.destroy();
    return { endpoint, port, readable: (bucket) => `${endpoint}/v1/AUTH_test/${bucket}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Makes buckets that anybody may read, and stores an object in each, which needs all four servers. */
const makeBuckets = async (client: S3Client, buckets: readonly string[]): Promise<void> => {
  for (const Bucket of buckets) {
    await client
      .send(new CreateBucketCommand({ Bucket, ACL: 'public-read' }))
      .catch((error: Error) => {
        if (error.name !== 'BucketAlreadyOwnedByYou') throw error;
      });
    const object = { Bucket, Key: 'ready' };
    await client.send(new PutObjectCommand({ ...object, Body: 'ready' }));
    await client.send(new DeleteObjectCommand(object));
  }
};

/** Waits until all four servers answer. */
const untilItAnswers = async (
  ask: () => Promise<void>,
  children: readonly { name: string; child: ChildProcess }[],
  errorsFile: string,
): Promise<void> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const ended = children.find(({ child }) => child.exitCode !== null);
      if (ended || attempt > 600) {
        const why = existsSync(errorsFile) ? readFileSync(errorsFile, 'utf8') : String(error);
        throw new Error(`Swift's ${ended?.name ?? 'proxy'} server does not run: ${why}`);
      }
      await wait(100);
    }
  }
};
