import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Child, freePort, startChild } from '../child.ts'
import { findProgram } from '../machine.ts'

/** nginx with one worker, sending files and their `.gz` (gzip_static); undefined where it is not installed. */
export async function startNginx(
  folder: string,
  files: Record<string, Buffer>,
): Promise<(Child & { port: number }) | undefined> {
  const nginx = findProgram('nginx')
  if (!nginx) return undefined
  const home = path.join(folder, 'nginx')
  await mkdir(home, { recursive: true })
  await chmod(home, 0o755)
  for (const [name, body] of Object.entries(files)) await writeFile(path.join(home, name), body)
  const port = await freePort()
  const file = path.join(home, 'nginx.conf')
  await writeFile(file, configuration(home, port))
  const child = await startChild([nginx, '-p', home, '-c', file], { role: 'server', ready: 'start worker process' })
  return { ...child, port }
}

const configuration = (home: string, port: number) => `
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  daemon off;
  worker_processes 1;
  pid ${home}/nginx.pid;
  error_log stderr notice;
  events { worker_connections 1024; }
  http {
    access_log off;
    types { text/html html; }
    gzip_static on;
    keepalive_requests 1000000000;
    open_file_cache max=100;
    server { listen 127.0.0.1:${port}; root ${home}; }
  }
`
