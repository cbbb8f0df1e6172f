import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './serverProcess.ts';
import { systemProgram } from './systemPrograms.ts';

const example = join(import.meta.dirname, '../../../../deploy/nginx.conf');

/** A real nginx that runs the example that operators are given. */
export interface Nginx {
  /** Where it takes HTTPS, by a certificate of its own. */
  readonly port: number;
  /** Where it takes HTTP. */
  readonly plainPort: number;
  /** What signs its certificate. */
  readonly certificate: string;
  /** The lines of its log so far. */
  log(): string[];
  stop(): Promise<void>;
}

/**
 * Starts nginx by the example, in which only ports, certificates and logs are other ones.
 *
 * @param servers - the ports of the processes behind it; one, or two
 * @param directives - what to set where the example sets nothing
 */
export async function startNginx(servers: readonly [number, number?], directives = ''): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'tilava-nginx-'));
  // Its workers are another user where the tests are root.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'logs'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const certificate = makeCertificate(folder);
  writeFileSync(join(folder, 'tilava.conf'), adapted(folder, port, plainPort, servers));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid nginx.pid; worker_processes 1; events {} http { ${temporaryFolders} ${directives} include tilava.conf; }`,
  );
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'];
  const child = spawn(systemProgram('nginx', 'nginx-light'), args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  const errors = text(child.stderr);
  await Promise.race([
    untilTaken(port),
    ended.then(async () => {
      throw new Error(`nginx ended: ${await errors}`);
    }),
  ]);
  return {
    port,
    plainPort,
    certificate,
    log: () => readFileSync(join(folder, 'logs/tilava.log'), 'utf8').split('\n').slice(0, -1),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path temporary_${name};`)
  .join(' ');

function adapted(
  folder: string,
  port: number,
  plainPort: number,
  [first, second]: readonly [number, number?],
): string {
  const replacements: readonly (readonly [string, string])[] = [
    ['server 127.0.0.1:3000', `server 127.0.0.1:${first}`],
    ...(second === undefined ? [] : [['# server 127.0.0.1:3001', `server 127.0.0.1:${second}`] as const]),
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/tilava/', `${folder}/`],
    ['/var/log/nginx/', `${folder}/logs/`],
  ];
  return replacements.reduce(
    (config, [written, wanted]) => {
      if (!config.includes(written)) throw new Error(`deploy/nginx.conf does not say ${written}`);
      return config.replaceAll(written, wanted);
    },
    readFileSync(example, 'utf8'),
  );
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  execFileSync(
    systemProgram('openssl', 'openssl'),
    [
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ['-subj', '/CN=tilava.example', '-addext', 'subjectAltName=DNS:tilava.example'],
      ['-keyout', key, '-out', certificate],
    ].flat(),
    { stdio: 'ignore' },
  );
  return readFileSync(certificate, 'utf8');
}

async function untilTaken(port: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      socket.destroy();
    }
  }
}
