import { caractereRecusado } from '@instrutoria/domain/kernel/textos.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { umPdf } from '../../testing/documents/arquivos.ts';
import { naoProvocadas } from '../../testing/refusals/recusa.ts';
import { insertInto } from '../../testing/rows.ts';
import type { CenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import {
  comCriterios,
  criarCenaDoRecurso,
  DECIDIDO,
  regrasDoRecurso,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';

/** A row of the table of refusals: the request, and the whole expected refusal. */
interface RecusaDoRecurso {
  readonly o: string;
  readonly envia: (c: CenaDoRecurso) => Promise<Problem>;
  readonly status: number;
  readonly codigo: string;
  readonly mensagem: string;
  readonly campos?: Readonly<Record<string, string>>;
}

const ACEITAR = '/api/recurso/aceitar';
const RECUSAR = '/api/recurso/recusar';
const SIMULAR = '/api/recurso/simular';
const ATOS = [ACEITAR, RECUSAR, SIMULAR];
const LONGO = `<p>${'a'.repeat(20_000)}</p>`;

const VAZIA = 'Por favor, insira uma mensagem.';
const JA_DECIDIDO = 'Este recurso já foi decidido';
const PARTICIPA = 'Você participa deste projeto';
const ESCREVA = 'Escreva o parecer do recurso';
const CONTROLE = caractereRecusado('a', '\ufffe');

function daMensagem(o: string, valor: unknown, codigo: string, texto: string): RecusaDoRecurso {
  return {
    o: `POST recurso: ${o}`,
    status: 422,
    codigo,
    mensagem: texto,
    campos: { mensagem: texto },
    envia: async (c) => (await c.solicita(await c.publicado(), valor)) as unknown as Problem,
  };
}

function daDecisao(
  caminho: string,
  o: string,
  mudancas: Readonly<Record<string, unknown>>,
  codigo: string,
  campos: Readonly<Record<string, string>>,
): RecusaDoRecurso {
  const deTipo = codigo === 'VALOR_INVALIDO';
  const mensagem = deTipo ? 'Há campos com valor inválido.' : (Object.values(campos)[0] ?? '');
  return {
    ...{ o: `POST ${caminho}: ${o}`, status: 422, codigo, mensagem, campos },
    envia: async (c) => {
      const id = await c.pendente(await c.publicado());
      return (await c.envia(c.presidente, 'POST', caminho, umaDecisao(id, mudancas))) as Problem;
    },
  };
}

const CAMPOS = Object.keys(umaDecisao(1)).filter((campo) => campo !== 'id' && campo !== 'feedback');

const FALTA_DAS_VAGAS: Readonly<Record<string, string>> = {
  remunerados_aprovados: 'Digite o número de bolsistas',
  voluntarios_aprovados: 'Digite o número de voluntários',
};
const faltaDe = (campo: string) => FALTA_DAS_VAGAS[campo] ?? 'Digite a nota';

const DOS_CAMPOS: readonly RecusaDoRecurso[] = [
  ...[undefined, null, '', '   ', '<p></p>', '<p>&nbsp; <br></p>', '<script>alert(1)</script>'].map((valor) =>
    daMensagem(JSON.stringify(valor) ?? 'none', valor ?? null, 'TEXTO_VAZIO', VAZIA),
  ),
  daMensagem(
    '20,007 characters',
    LONGO,
    'TEXTO_LONGO',
    'A justificativa deve ter no máximo 20.000 caracteres',
  ),
  daMensagem('a character that cannot be kept', '<p>a\ufffe</p>', 'CARACTER_PROIBIDO', CONTROLE),
  ...[ACEITAR, RECUSAR].flatMap((caminho) =>
    [undefined, null, '', '<p> </p>', '<style>p{}</style>'].map((feedback) =>
      daDecisao(caminho, `feedback ${JSON.stringify(feedback) ?? 'missing'}`, { feedback }, 'TEXTO_VAZIO', {
        feedback: ESCREVA,
      }),
    ),
  ),
  ...[ACEITAR, RECUSAR].flatMap((caminho) => [
    daDecisao(caminho, 'a long feedback', { feedback: LONGO }, 'TEXTO_LONGO', {
      feedback: 'O parecer deve ter no máximo 20.000 caracteres',
    }),
    daDecisao(
      caminho,
      'a character that cannot be kept',
      { feedback: '<p>a\ufffe</p>' },
      'CARACTER_PROIBIDO',
      {
        feedback: CONTROLE,
      },
    ),
  ]),
  ...[ACEITAR, SIMULAR].flatMap((caminho) =>
    CAMPOS.flatMap((campo) => [
      daDecisao(caminho, `${campo} as text`, { [campo]: '12' }, 'VALOR_INVALIDO', {
        [campo]: 'Digite um número',
      }),
      daDecisao(caminho, `${campo} missing`, { [campo]: undefined }, 'NOTA_VAZIA', {
        [campo]: faltaDe(campo),
      }),
      daDecisao(caminho, `${campo} null`, { [campo]: null }, 'NOTA_VAZIA', { [campo]: faltaDe(campo) }),
    ]),
  ),
];

async function decide(c: CenaDoRecurso, caminho: string, id: number, quem = c.presidente): Promise<Problem> {
  return (await c.envia(quem, 'POST', caminho, umaDecisao(id))) as Problem;
}

const DO_ESTADO: readonly RecusaDoRecurso[] = [
  {
    o: 'a second appeal while one is pending',
    envia: async (c) => {
      const p = await c.publicado();
      await c.pendente(p);
      return (await c.solicita(p)) as unknown as Problem;
    },

    status: 409,
    codigo: 'RECURSO_PENDENTE',
    mensagem: 'Já existe um recurso pendente para este projeto',
  },
  {
    o: 'a second appeal after a decision that nothing followed',
    envia: async (c) => {
      const p = await c.publicado();
      await c.w.novoRecurso(p.aprovacao, p.dono.id, { status: 'RECUSADO', decididoEm: c.t.clock.agora() });
      return (await c.solicita(p)) as unknown as Problem;
    },

    status: 409,
    codigo: 'RECURSO_JA_DECIDIDO',
    mensagem: 'Já houve um recurso decidido sobre este resultado',
  },
  {
    o: 'an appeal after fimRecursos, whatever it says',
    envia: async (c) =>
      (await c.solicita(await c.publicado({ fimRecursos: '2026-05-12' }), '')) as unknown as Problem,
    status: 409,
    codigo: 'PRAZO_DE_RECURSOS',
    mensagem: 'O prazo para recursos terminou',
  },
  {
    o: 'criteria of an appeal that is only against a change of place',
    envia: async (c) => {
      const p = await comMudanca(c);
      const criterios = [{ criterio: 'pontuacaoMetodologiaAtividades', mensagem: '<p>A nota é outra.</p>' }];
      const corpo = { mensagem: '<p>Não.</p>', projetoAprovacao: { id: p.aprovacao }, criterios };
      return (await c.envia(p.dono, 'POST', '/api/recurso', corpo)) as Problem;
    },
    status: 422,
    codigo: 'SO_A_MUDANCA',
    mensagem:
      'Este recurso é só contra a mudança de lugar: escreva as razões na justificativa, sem critérios',
    campos: {
      criterios:
        'Este recurso é só contra a mudança de lugar: escreva as razões na justificativa, sem critérios',
    },
  },
  {
    o: 'a second appeal, against a change of place that came while the first waits',
    envia: async (c) => (await c.solicita(await comMudanca(c, { pendente: true }))) as unknown as Problem,
    status: 409,
    codigo: 'RECURSO_PENDENTE',
    mensagem:
      'O recurso deste projeto ainda não foi decidido. Depois da decisão, você terá dez dias para recorrer da mudança de lugar que outro projeto trouxe',
  },
  {
    o: 'an appeal in an archived call',
    envia: async (c) => {
      const edital = await c.w.novoEditalEm('arquivado');
      return (await c.solicita({ edital, ...(await c.w.novoAvaliado(edital)) })) as unknown as Problem;
    },
    status: 409,
    codigo: 'FORA_DO_RESULTADO',
    mensagem: 'Este edital não está na fase de resultado',
  },
  ...ATOS.flatMap((caminho): RecusaDoRecurso[] => [
    {
      o: `${caminho} of an unknown appeal`,
      envia: (c) => decide(c, caminho, 2_000_000_000),
      status: 404,
      codigo: 'NAO_ENCONTRADO',
      mensagem: 'Recurso não encontrado.',
    },
    {
      o: `${caminho} without id`,
      envia: async (c) => (await c.envia(c.presidente, 'POST', caminho, {})) as Problem,
      status: 422,
      codigo: 'VALOR_INVALIDO',
      mensagem: 'Há campos com valor inválido.',
      campos: { id: 'valor inválido' },
    },
    ...(['ACEITO', 'RECUSADO'] as const).map(
      (status): RecusaDoRecurso => ({
        o: `${caminho} of one that is ${status}, before its fields are looked at`,
        envia: async (c) => {
          const p = await c.publicado();
          const notas = status === 'ACEITO' ? { original: DECIDIDO, corrigido: DECIDIDO } : {};
          const dados = { status, decididoEm: c.t.clock.agora(), ...notas };
          const id = await c.w.novoRecurso(p.aprovacao, p.dono.id, dados);
          return (await c.envia(c.presidente, 'POST', caminho, { id })) as Problem;
        },
        status: 409,
        codigo: 'RECURSO_DECIDIDO',
        mensagem: JA_DECIDIDO,
      }),
    ),
    ...(['PRESIDENTE_COMISSAO', 'administrador'] as const).map(
      (tipo): RecusaDoRecurso => ({
        o: `${caminho} by the ${tipo} who coordinates the project (T-B11)`,
        envia: async (c) => {
          const dono = await c.w.novaPessoa(tipo);
          return decide(c, caminho, await c.pendente(await c.publicado({}, { dono })), dono);
        },
        status: 409,
        codigo: 'VOCE_PARTICIPA',
        mensagem: PARTICIPA,
      }),
    ),
  ]),
  ...[ACEITAR, SIMULAR].map(
    (caminho): RecusaDoRecurso => ({
      o: `${caminho} with a lower total`,
      envia: async (c) => {
        const id = await c.pendente(await c.publicado());
        const dados = umaDecisao(id, { pontuacaoApoioDisciplina: 0 });
        return (await c.envia(c.presidente, 'POST', caminho, dados)) as Problem;
      },

      status: 409,
      codigo: 'RESULTADO_DIMINUI',
      mensagem:
        'Um recurso aceito não pode diminuir a nota nem as vagas: Apoio a disciplinas, de 100,5 para 0; total, de 380,5 para 307,5',
    }),
  ),
  {
    o: 'scholarships of an appeal that lacks none',
    envia: async (c) => {
      const id = await c.pendente(await c.publicado());
      return bolsas(c, id, { ato: 'conceder', motivo: 'O limite mudou.' });
    },
    status: 409,
    codigo: 'SEM_BOLSAS_DEVIDAS',
    mensagem: 'Não faltam bolsas a este recurso',
  },
  {
    o: 'scholarships that are not free',
    envia: async (c) => bolsas(c, await semBolsaLivre(c), { ato: 'conceder', motivo: 'O limite mudou.' }),
    status: 409,
    codigo: 'SEM_BOLSA_LIVRE',
    mensagem: 'Nenhuma bolsa está livre: aumente antes o limite de bolsas do edital',
  },
];

/** A project that another project's accepted appeal put in a worse place, after the last day for appeals. */
async function comMudanca(
  c: CenaDoRecurso,
  { pendente = false }: { readonly pendente?: boolean } = {},
): Promise<Awaited<ReturnType<CenaDoRecurso['publicado']>>> {
  const p = await c.publicado({ fimRecursos: '2026-05-12' });
  if (pendente) await c.pendente(p);
  const aprovacao = { situacao: 'REPROVADO', pontuacaoApoioDisciplina: 90 } as const;
  const outro = await c.w.novoAvaliado(p.edital, { aprovacao });
  await decide(c, ACEITAR, await c.w.novoRecurso(outro.aprovacao, outro.dono.id));
  return p;
}

/** An accepted appeal in a call without a free scholarship. */
async function semBolsaLivre(c: CenaDoRecurso): Promise<number> {
  const p = await c.publicado({ limiteBolsas: 2 });
  await c.w.novoAvaliado(p.edital, { aprovacao: { remuneradosAprovados: 2, situacao: 'REPROVADO' } });
  const decidido = { decididoEm: c.t.clock.agora(), original: DECIDIDO, corrigido: DECIDIDO };
  const id = await c.w.novoRecurso(p.aprovacao, p.dono.id, { status: 'ACEITO', ...decidido });
  await insertInto(c.t, 'bolsasDoRecurso', { recursoId: id, faltam: 1, dito: 'falta 1 bolsa' });
  return id;
}
async function bolsas(c: CenaDoRecurso, id: number, corpo: object): Promise<Problem> {
  const adm = await c.w.novaPessoa('administrador');
  return (await c.envia(adm, 'POST', `/api/recurso/${id}/bolsas`, corpo)) as Problem;
}

const M_ADEQUACAO = 'pontuacaoAdequacaoCoerencia';
const M_METODOLOGIA = 'pontuacaoMetodologiaAtividades';

/** An appeal in a call whose rules allow criteria and documents. */
function doPedido(
  o: string,
  corpo: (c: CenaDoRecurso) => object | Promise<object>,
  [codigo, campo, mensagem]: readonly [string, string, string],
  comRegras = true,
): RecusaDoRecurso {
  return {
    ...{ o: `POST recurso: ${o}`, status: 422, codigo, mensagem, campos: { [campo]: mensagem } },
    envia: async (c) => {
      const p = await c.publicado();
      if (comRegras) await regrasDoRecurso(c.t, c.w, p.edital);
      const pedido = { mensagem: 'Peço.', projetoAprovacao: p.aprovacao, ...(await corpo(c)) };
      return (await c.envia(p.dono, 'POST', '/api/recurso', pedido)) as Problem;
    },
  };
}
const contesta = (...criterios: readonly (readonly [string, string?])[]) => ({
  criterios: criterios.map(([criterio, mensagem = 'A nota é outra.']) => ({ criterio, mensagem })),
});
const anexos = (n: number) => ({
  anexos: Array.from({ length: n }, (_, i) => ({ referencia: `arq_${String(i).padStart(32, '0')}` })),
});

/** A decision on an appeal against one criterion. */
function doCriterio(
  caminho: string,
  o: string,
  { um, ...mudancas }: { readonly um: object | null } & Readonly<Record<string, unknown>>,
  [codigo, campo, mensagem]: readonly [string, string, string],
): RecusaDoRecurso {
  return {
    ...{ o: `POST ${caminho}: ${o}`, status: 422, codigo, mensagem, campos: { [campo]: mensagem } },
    envia: async (c) => {
      const id = await c.pendente(await c.publicado());
      await comCriterios(c.t, id, [M_METODOLOGIA]);
      const criterios = um === null ? [] : [{ criterio: M_METODOLOGIA, ...um }];
      const corpo = umaDecisao(id, { ...DECIDIDO, ...mudancas, criterios });
      return (await c.envia(c.presidente, 'POST', caminho, corpo)) as Problem;
    },
  };
}
const ACOLHIDO = { acolhido: true, feedback: 'Procede.' };
const NEGADO = { acolhido: false, feedback: 'Não procede.' };
const RAZOES = 'Escreva as razões deste critério';

const POR_CRITERIO: readonly RecusaDoRecurso[] = [
  doPedido(
    'criteria where the call does not take them',
    () => contesta([M_ADEQUACAO]),
    ['SEM_CRITERIOS', 'criterios', 'Neste edital o recurso é contra o resultado todo'],
    false,
  ),
  doPedido(
    'documents where the call does not take them',
    () => anexos(1),
    ['SEM_ANEXOS', 'anexos', 'Neste edital o recurso não leva anexos'],
    false,
  ),
  {
    ...doPedido('a criterion that nobody knows', () => contesta(['pontuacaoBeleza']), [
      'VALOR_INVALIDO',
      'criterios.0.criterio',
      'Este critério não existe neste edital',
    ]),
    mensagem: 'Há campos com valor inválido.',
  },
  doPedido('a criterion twice', () => contesta([M_ADEQUACAO], [M_ADEQUACAO]), [
    'CRITERIO_REPETIDO',
    'criterios.1.criterio',
    'Este critério já foi escolhido',
  ]),
  doPedido('a criterion without its reasons', () => contesta([M_ADEQUACAO, '<p> </p>']), [
    'TEXTO_VAZIO',
    'criterios.0.mensagem',
    RAZOES,
  ]),
  doPedido('long reasons of a criterion', () => contesta([M_ADEQUACAO, 'a'.repeat(8001)]), [
    'TEXTO_LONGO',
    'criterios.0.mensagem',
    'As razões devem ter no máximo 8.000 caracteres',
  ]),
  doPedido('four documents', () => anexos(4), [
    'ANEXOS_DEMAIS',
    'anexos',
    'O recurso leva no máximo 3 anexos',
  ]),
  doPedido('one document twice', () => ({ anexos: [...anexos(1).anexos, ...anexos(1).anexos] }), [
    'ANEXO_REPETIDO',
    'anexos.1',
    'Este arquivo já foi anexado',
  ]),
  ...[ACEITAR, RECUSAR].flatMap((caminho) => [
    doCriterio(caminho, 'a criterion left open', { um: { feedback: 'Sim.' } }, [
      'CRITERIO_SEM_DECISAO',
      'criterios.0.acolhido',
      'Diga se o recurso é acolhido neste critério',
    ]),
    doCriterio(caminho, 'a criterion without reasons', { um: { acolhido: caminho === ACEITAR } }, [
      'TEXTO_VAZIO',
      'criterios.0.feedback',
      RAZOES,
    ]),
  ]),
  doCriterio(ACEITAR, 'no criterion accepted', { um: NEGADO }, [
    'NENHUM_ACOLHIDO',
    'criterios',
    'Nenhum critério foi acolhido: recuse o recurso',
  ]),
  doCriterio(RECUSAR, 'a criterion accepted', { um: ACOLHIDO }, [
    'ALGUM_ACOLHIDO',
    'criterios',
    'Há critério acolhido: aceite o recurso',
  ]),
  ...[ACEITAR, SIMULAR].flatMap((caminho) => [
    doCriterio(caminho, 'a score that was not contested', { um: ACOLHIDO, [M_ADEQUACAO]: 39 }, [
      'NOTA_FIXA',
      M_ADEQUACAO,
      'Só muda a nota de um critério contestado e acolhido',
    ]),
    doCriterio(caminho, 'a lower score beside a higher count', { um: ACOLHIDO, [M_METODOLOGIA]: 1 }, [
      'NOTA_DIMINUI',
      M_METODOLOGIA,
      'A nota de um critério contestado não pode diminuir',
    ]),
  ]),
  {
    o: 'a document sent by who has no appeal to bring it to',
    envia: async (c) =>
      (await send(c.t.url, 'POST', '/api/recurso/anexo', {
        token: (await c.publicado()).dono.token,
        file: { bytes: umPdf(), name: 'ata.pdf' },
      })) as Problem,
    status: 403,
    codigo: 'SEM_RECURSO_COM_ANEXOS',
    mensagem: 'Você não coordena um projeto que possa levar anexos num recurso',
  },
  {
    o: 'an unknown document of a known project',
    envia: async (c) => {
      const { projeto } = await c.publicado();
      return (await c.envia(
        c.presidente,
        'GET',
        `/api/recurso/projeto/${projeto}/anexo/2000000000`,
      )) as Problem;
    },
    status: 404,
    codigo: 'NAO_ENCONTRADO',
    mensagem: 'Anexo não encontrado.',
  },
];

/** Every refusal of the appeals' calls with its exact text (E-FALHAS-1; D21, D30). */
const RECUSAS_DO_RECURSO: readonly RecusaDoRecurso[] = [...DOS_CAMPOS, ...DO_ESTADO, ...POR_CRITERIO];

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

it('has a row for every message of the catalogue that the server can give (E-FALHAS-1)', () => {
  expect(naoProvocadas('MENSAGENS_RECURSO', MENSAGENS_RECURSO, RECUSAS_DO_RECURSO)).toEqual([]);
});

describe('refused on the server, with the exact text (D21, T-B11, T-C3, T-C5)', () => {
  it.each(RECUSAS_DO_RECURSO)('$o', async ({ envia, status, codigo, mensagem, campos = {} }) => {
    // The acts before the refused one may send mails, so each request counts again those sent before it.
    let antes = (await t.emailsAte(0)).length;
    const conta = async () => {
      antes = (await t.emailsAte(0)).length;
    };
    const { body, ...r } = await envia({
      ...c,
      envia: async (...pedido) => {
        await conta();
        return c.envia(...pedido);
      },
      solicita: async (...pedido) => {
        await conta();
        return c.solicita(...pedido);
      },
    });
    expect([r.status, body.code, body.message, body.errors ?? {}]).toEqual([
      status,
      codigo,
      mensagem,
      campos,
    ]);
    expect((await t.emailsAte(0)).length).toBe(antes);
  });
});
