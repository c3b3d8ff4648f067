import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { type Conta, clientOf, contasDe, loggedIn } from '../server/api.ts';
import type { App } from '../server/app.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** A picture that the product accepts as a profile photo. */
const foto = new URL('./foto.png', import.meta.url);

const senha = 'araucaria-ao-longe-29';

/** The accounts of an empty installation: its first administrator, a teacher and an evaluator. */
const pessoas = {
  administrador: {
    nome: 'Iracema Duarte',
    cpf: '52998224725',
    email: 'iracema@ufva.edu.br',
    siape: '1000001',
  },
  coordenador: {
    nome: 'Joaquim Lacerda',
    cpf: '11144477735',
    email: 'joaquim@ufva.edu.br',
    siape: '1000002',
  },
  avaliador: {
    nome: 'Lindalva Torres',
    cpf: '39053344705',
    email: 'lindalva@ufva.edu.br',
    siape: '1000003',
  },
} as const;

/** The accounts that a journey may use; the empty product gets its three the way an installation does. */
export async function contasDaJornada(app: App, modo: 'jornada' | 'vazio'): Promise<readonly Conta[]> {
  if (modo === 'jornada') return contasDe(app.url);
  const administrador = await primeiroAdministrador(app);
  const coordenador = await professorNovo(app, administrador, 'coordenador');
  const avaliador = await professorNovo(app, administrador, 'avaliador');
  return [administrador, coordenador, avaliador];
}

/** Runs `npm run cli -- criar-administrador`, then sets the password by the link that it prints. */
async function primeiroAdministrador(app: App): Promise<Conta> {
  const { nome, cpf, email, siape } = pessoas.administrador;
  const { stdout } = await run(
    process.execPath,
    [
      ...['apps/api/src/cli/main.ts', 'criar-administrador', '--nome', nome, '--cpf', cpf, '--email', email],
      ...['--siape', siape, '--unidade', 'Administração', '--cidade', 'Sede'],
    ],
    { cwd: root, env: { ...process.env, DATA_DIR: app.dataDir, PORT: String(app.port) } },
  );
  const token = /[?&#]token=([^\s&]+)/.exec(stdout)?.[1];
  if (token === undefined) throw new Error(`criar-administrador printed no link:\n${stdout}`);
  await clientOf(app.url).redefinirSenha({ query: { token: decodeURIComponent(token) }, body: { senha } });
  return { tipo: 'administrador', nome, cpf, senha };
}

async function professorNovo(
  app: App,
  administrador: Conta,
  tipo: 'coordenador' | 'avaliador',
): Promise<Conta> {
  const { nome, cpf, email, siape } = pessoas[tipo];
  const anonymous = clientOf(app.url);
  const file = new Blob([await readFile(foto)], { type: 'image/png' });
  const { data } = await anonymous.enviarFoto({ file });
  const { client } = await loggedIn(app.url, administrador);
  const [unidade] = await client.listarUnidades();
  if (unidade === undefined) throw new Error('the first administrator has no unit');
  const lattes = `http://lattes.cnpq.br/123456789${siape}`;
  await anonymous.cadastrarProfessor({
    body: { nome, cpf, email, siape, lattes, senha, foto: data, unidade: { id: unidade.id } },
  });
  const conta: Conta = { tipo, nome, cpf, senha };
  if (tipo === 'avaliador') {
    const { id } = await loggedIn(app.url, conta);
    await client.alterarTipo({ body: { id, tipo } });
  }
  return conta;
}

/** The accounts of a type, in the order of the login page. */
export function doTipo(contas: readonly Conta[], tipo: TipoDeUsuario): readonly [Conta, ...Conta[]] {
  const [first, ...others] = contas.filter((conta) => conta.tipo === tipo);
  if (first === undefined) throw new Error(`there is no account of type ${tipo}`);
  return [first, ...others];
}
