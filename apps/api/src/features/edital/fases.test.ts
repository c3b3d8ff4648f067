import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { type AtoDoEdital, faseDepois, MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { FASES } from '@instrutoria/domain/edital/types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { umPdf } from '../../testing/documents/arquivos.ts';
import { findRow } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

interface Pedido {
  readonly metodo: string;
  readonly caminho: string;
  readonly corpo?: unknown;
}

/** The next suplente, in the call made last. */
const DA_VEZ = { projeto: 0, recusa: '' };

/** How to call each act that a person does. */
const PEDIDO: Readonly<Record<AtoDoEdital, (id: number) => Pedido>> = {
  encerrarInscricoes: (id) => ({ metodo: 'POST', caminho: `/api/edital/${id}/encerrar_inscricoes` }),
  reabrirInscricoes: (id) => ({
    metodo: 'POST',
    caminho: `/api/edital/${id}/reabrir_inscricoes`,
    corpo: { fim: '2026-05-31', motivo: 'A rede caiu' },
  }),
  devolverEdital: (id) => ({
    metodo: 'POST',
    caminho: `/api/edital/${id}/devolver`,
    corpo: { motivo: 'Faltou um projeto' },
  }),
  desarquivarEdital: (id) => ({
    metodo: 'POST',
    caminho: `/api/edital/${id}/desarquivar`,
    corpo: { motivo: 'Falta um documento' },
  }),
  iniciarDecisao: (id) => ({
    metodo: 'POST',
    caminho: '/api/edital/iniciar_decidir_instrututores',
    corpo: { id },
  }),
  enviarASecretaria: (id) => ({ metodo: 'POST', caminho: '/api/secretaria_projetos', corpo: { edital: id } }),
  publicarResultados: (id) => ({
    metodo: 'PATCH',
    caminho: '/api/secretaria_projetos',
    corpo: { edital: id },
  }),
  publicarResultadoFinal: (id) => ({ metodo: 'POST', caminho: `/api/edital/${id}/resultado_final` }),
  chamarSuplente: (id) => ({
    metodo: 'POST',
    caminho: `/api/edital/${id}/suplentes/chamar`,
    corpo: { projeto: DA_VEZ.projeto, bolsas: 1 },
  }),
  declinarSuplente: (id) => ({
    metodo: 'POST',
    caminho: `/api/edital/${id}/suplentes/declinar`,
    corpo: { projeto: DA_VEZ.projeto, motivo: 'Perdeu o aluno', recusa: DA_VEZ.recusa },
  }),
  arquivarEdital: (id) => ({ metodo: 'POST', caminho: `/api/edital/${id}/arquivar` }),
};

const atos = Object.keys(MAQUINA_DO_EDITAL.atos) as AtoDoEdital[];
/** Everybody, and nobody. */
const quem = [...TIPOS_DE_USUARIO, null] as const;
const casos = atos.flatMap((ato) => quem.flatMap((tipo) => FASES.map((de) => [ato, tipo, de] as const)));

async function faseDe(id: number): Promise<string | undefined> {
  const linha = await findRow(t, 'edital', { id });
  return linha?.fase;
}

/** A call in this phase in which only the table can forbid the act. */
async function editalEm(ato: AtoDoEdital, de: (typeof FASES)[number]): Promise<number> {
  const preliminar = ato === 'publicarResultadoFinal' && de === 'resultado';
  const id = await w.novoEditalEm(de, {
    vigenciaFim: '2026-03-31',
    ...(preliminar ? { preliminar, fimRecursos: '2026-05-01' } : {}),
  });
  if (ato === 'chamarSuplente' || ato === 'declinarSuplente')
    DA_VEZ.projeto = await w.novaListaDeSuplentes(id);
  else if (ato !== 'reabrirInscricoes') await w.novoAvaliado(id);
  return id;
}

it('tries each act of the table as everybody in each phase', () => {
  expect(atos.toSorted()).toEqual(Object.keys(PEDIDO).toSorted());
  expect(casos.length).toBe(atos.length * (TIPOS_DE_USUARIO.length + 1) * FASES.length);
});

it('[C-B1] [C-B5] moves a call from a phase only by the acts and people of the table (D1)', async () => {
  const erradas: unknown[] = [];
  let mudaram = 0;
  const pessoas = new Map<string | null, Pessoa | null>([[null, null]]);
  for (const tipo of TIPOS_DE_USUARIO) pessoas.set(tipo, await w.novaPessoa(tipo));
  for (const [ato, tipo, de] of casos) {
    const id = await editalEm(ato, de);
    const administra = pessoas.get('administrador')?.id ?? 0;
    if (ato === 'declinarSuplente')
      DA_VEZ.recusa = await w.novoArquivo('recusaDeSuplente', administra, umPdf());
    const { metodo, caminho, corpo } = PEDIDO[ato](id);
    const r = await send(t.url, metodo, caminho, { token: pessoas.get(tipo)?.token, body: corpo });
    const quemPode: readonly (string | null)[] = MAQUINA_DO_EDITAL.atos[ato].quem;
    const para = quemPode.includes(tipo) ? faseDepois(ato, de) : undefined;
    const fase = await faseDe(id);
    const esperada = para ?? de;
    const certa = fase === esperada && (para === undefined ? r.status >= 400 : r.status === 200);
    if (fase !== de) mudaram += 1;
    if (!certa) erradas.push({ ato, tipo, de, status: r.status, fase, esperada });
    // Refusals by role come before the phase is checked (E-CHAMADAS-4).
    if (!quemPode.includes(tipo) && r.status !== (tipo === null ? 401 : 403))
      erradas.push({ ato, tipo, de, status: r.status });
  }
  expect(erradas).toEqual([]);
  // Nine pairs of phases; two of them also by somebody besides the administrator.
  expect(mudaram).toBe(11);
});
