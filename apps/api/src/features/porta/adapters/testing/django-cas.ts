import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../../testing/server/free-port.ts';

/** Debian's own, for which Debian's packages are installed. */
const PYTHON = '/usr/bin/python3';

/** Whether Debian's python3-django-cas-server is on this machine. */
export const djangoCasInstalled = existsSync('/usr/lib/python3/dist-packages/cas_server');

interface DjangoPerson {
  readonly nome: string;
  readonly senha: string;
  readonly desativada?: boolean;
}

/** django-cas-server, with people by their user name. */
export interface DjangoCas {
  readonly address: string;
  /** The address to which a browser is sent after this name and password; null: CAS shows a page instead. */
  enter(address: string, usuario: string, senha: string): Promise<URL | null>;
  close(): Promise<void>;
}

const SETTINGS = (folder: string) => `
SECRET_KEY = 'de um teste'
ALLOWED_HOSTS = ['127.0.0.1']
INSTALLED_APPS = ['django.contrib.auth', 'django.contrib.contenttypes', 'django.contrib.sessions',
                  'django.contrib.messages', 'cas_server']
MIDDLEWARE = ['django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.csrf.CsrfViewMiddleware',
              'django.contrib.auth.middleware.AuthenticationMiddleware',
              'django.contrib.messages.middleware.MessageMiddleware']
TEMPLATES = [{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True,
              'OPTIONS': {'context_processors': ['django.template.context_processors.request',
                                                 'django.contrib.auth.context_processors.auth',
                                                 'django.contrib.messages.context_processors.messages']}}]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': '${folder}/cas.sqlite3'}}
ROOT_URLCONF = 'urls'
STATIC_URL = '/static/'
USE_TZ = True
CAS_AUTH_CLASS = 'cas_server.auth.DjangoAuthUser'
CAS_NEW_VERSION_HTML_WARNING = False
CAS_NEW_VERSION_EMAIL_WARNING = False
`;

const URLS = `
from django.urls import include, path
urlpatterns = [path('cas/', include('cas_server.urls', namespace='cas_server'))]
`;

/** All attributes are released to the service; people who are not active get no ticket. */
const FILL = `
import json, sys, django
django.setup()
from django.core.management import call_command
from django.contrib.auth.models import User
from cas_server.models import FilterAttributValue, ReplaceAttributName, ServicePattern
call_command('migrate', verbosity=0)
dados = json.load(sys.stdin)
servico = ServicePattern.objects.create(name='instrutoria', pattern=dados['servico'])
ReplaceAttributName.objects.create(name='*', service_pattern=servico)
FilterAttributValue.objects.create(attribut='is_active', pattern='^True$', service_pattern=servico)
for usuario, pessoa in dados['pessoas'].items():
    User.objects.create_user(usuario, password=pessoa['senha'], first_name=pessoa['nome'],
                             is_active=not pessoa.get('desativada', False))
`;

/** `servico`: the regular expression of the services that may ask. Throws when it does not start. */
export async function startDjangoCas(
  servico: string,
  pessoas: Readonly<Record<string, DjangoPerson>>,
): Promise<DjangoCas> {
  const folder = await mkdtemp(join(tmpdir(), 'cas-'));
  await Promise.all([
    writeFile(join(folder, 'settings.py'), SETTINGS(folder)),
    writeFile(join(folder, 'urls.py'), URLS),
    writeFile(join(folder, 'fill.py'), FILL),
  ]);
  const env = { PATH: process.env.PATH, PYTHONPATH: folder, DJANGO_SETTINGS_MODULE: 'settings' };
  const filling = promisify(execFile)(PYTHON, ['fill.py'], { cwd: folder, env });
  filling.child.stdin?.end(JSON.stringify({ servico, pessoas }));
  await filling;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/cas`;
  const run = ['-m', 'django', 'runserver', '--noreload', `127.0.0.1:${port}`];
  const child = spawn(PYTHON, run, { cwd: folder, env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await answers(`${address}/login`))) {
    if (child.exitCode !== null) throw new Error(`django ended with code ${child.exitCode}`);
    await sleep(50);
  }
  return {
    address,
    enter: (at, usuario, senha) => enter(at, { usuario, senha }),
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

/** Sends the login page's form as a new browser does. */
async function enter(
  address: string,
  { usuario, senha }: { readonly usuario: string; readonly senha: string },
): Promise<URL | null> {
  const page = await fetch(address);
  const html = await page.text();
  const cookie = page.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const form = new URLSearchParams();
  for (const [input] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? '';
    form.set(read('name'), read('value').replaceAll('&amp;', '&'));
  }
  form.set('username', usuario);
  form.set('password', senha);
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: form,
  });
  const location = answer.headers.get('location');
  if (location === null && answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return location === null ? null : new URL(location, address);
}
