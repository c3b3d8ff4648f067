import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { send } from '../testing/client.ts';
import { lerZip } from '../testing/documents/read-zip.ts';
import { contar, milissegundos } from '../testing/figures.ts';
import { atePronta, type Instalacao, novaInstalacao } from '../testing/machines/instalacao.ts';
import { residentMemory } from '../testing/server/resident-memory.ts';
import type { ServerProcess } from '../testing/server/server-process.ts';
import type { Pessoa } from '../testing/world.ts';

const PROJETOS = Number(process.env.PROJETOS ?? 500);
/** Of the uploaded file of each project that is more than a few bytes. */
const BYTES = 300_000;
/** What the second half of a package may add to the peak of resident memory of the first. */
const CRESCE_MB = 60;

let instalacao: Instalacao;
let server: ServerProcess;
let adm: Pessoa;
let professor: Pessoa;
let edital: number;
/** A call of one project, whose package starts the threads of PDFs and sheets. */
let pequeno: number;
let projeto: number;

beforeEach(async () => {
  const encher: Parameters<typeof novaInstalacao>[1] = async (w) => {
    adm = await w.novaPessoa('administrador');
    professor = await w.novaPessoa();
    pequeno = (await w.novoAprovado({ dono: professor })).edital;
    edital = await w.novoEditalEm('resultado');
    for (let i = 0; i < PROJETOS; i += 1) {
      const aprovado = await w.novoAprovado({ dono: professor, edital });
      projeto = aprovado.projeto;
      const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES)]);
      await w.novoInstrutor(projeto, { termoCompromisso: await w.novoArquivo('termo', professor.id, pdf) });
    }
  };
  instalacao = await novaInstalacao(await temporaryDataDir({ onDisk: true }), encher);
  server = await instalacao.iniciar();
  await atePronta(server.url);
});
afterEach(() => instalacao.remover());

const residente = () => residentMemory(server.pid);

const ler = async () => {
  const antes = performance.now();
  const r = await send(server.url, 'GET', `/api/projeto/projeto/${projeto}`, { token: professor.token });
  expect(r.status).toBe(200);
  return performance.now() - antes;
};

async function pacote(qual: number): Promise<Buffer> {
  const headers = { authorization: `Bearer ${adm.token}` };
  const r = await fetch(`${server.url}/api/edital/${qual}/pacote`, { headers });
  expect(r.status).toBe(200);
  return Buffer.from(await r.arrayBuffer());
}

test(`sends the whole call of ${PROJETOS} projects while others work, with flat memory`, async () => {
  const sozinhas: number[] = [];
  for (let i = 0; i < 100; i += 1) sozinhas.push(await ler());
  await pacote(pequeno);
  const antes = await residente();
  const inicio = performance.now();
  let acabou = false;
  const juntas: number[] = [];
  const memoria: number[] = [];
  const outros = async () => {
    while (!acabou) {
      juntas.push(await ler());
      memoria.push(await residente());
      await sleep(100);
    }
  };
  const baixar = () =>
    pacote(edital).finally(() => {
      acabou = true;
    });
  const [zip] = await Promise.all([baixar(), outros()]);
  const segundos = (performance.now() - inicio) / 1000;
  const arquivos = await lerZip(zip);
  const meio = Math.floor(memoria.length / 2);
  const primeira = Math.max(...memoria.slice(0, meio));
  const segunda = Math.max(...memoria.slice(meio));
  contar(
    'pacote',
    `${PROJETOS} projects, ${arquivos.size} files, ${Math.round(zip.length / 1e6)} MB in ${segundos.toFixed(1)} s; ` +
      `memory ${antes.toFixed(0)} MB before, at most ${primeira.toFixed(0)} and ${segunda.toFixed(0)} MB in its halves; ` +
      `another read alone ${milissegundos(sozinhas)}, meanwhile ${milissegundos(juntas)}`,
  );
  const pdfs = [...arquivos.keys()].filter((nome) => nome.endsWith('/projeto.pdf'));
  expect(pdfs).toHaveLength(PROJETOS);
  expect([...arquivos.keys()].at(-1)).toBe('SHA256SUMS.txt');
  expect(segunda - primeira).toBeLessThan(CRESCE_MB);
});
