import type { CenaDoRecurso } from './cena-do-recurso.ts';
import { DECIDIDO, umaDecisao } from './cena-do-recurso.ts';
import type { Problem } from './client.ts';

/** One row of the table of refusals: what is sent, and the whole refusal that must come back. */
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
const CONTROLE = 'O texto tem caracteres que não podem ser guardados';

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

const DOS_CAMPOS: readonly RecusaDoRecurso[] = [
  ...[undefined, null, '', '   ', '<p></p>', '<p>&nbsp; <br></p>', '<script>alert(1)</script>'].map((valor) =>
    daMensagem(JSON.stringify(valor) ?? 'none', valor ?? null, 'TEXTO_VAZIO', VAZIA),
  ),
  daMensagem(
    '20,007 characters',
    LONGO,
    'TEXTO_LONGO',
    'A justificativa deve ter no máximo 20000 caracteres',
  ),
  daMensagem('a control character', '<p>a\u0007</p>', 'CARACTER_PROIBIDO', CONTROLE),
  ...[ACEITAR, RECUSAR].flatMap((caminho) =>
    [undefined, null, '', '<p> </p>', '<style>p{}</style>'].map((feedback) =>
      daDecisao(caminho, `feedback ${JSON.stringify(feedback) ?? 'missing'}`, { feedback }, 'TEXTO_VAZIO', {
        feedback: ESCREVA,
      }),
    ),
  ),
  ...[ACEITAR, RECUSAR].flatMap((caminho) => [
    daDecisao(caminho, 'a long feedback', { feedback: LONGO }, 'TEXTO_LONGO', {
      feedback: 'O parecer deve ter no máximo 20000 caracteres',
    }),
    daDecisao(caminho, 'a control character', { feedback: '<p>a\u0007</p>' }, 'CARACTER_PROIBIDO', {
      feedback: CONTROLE,
    }),
  ]),
  ...[ACEITAR, SIMULAR].flatMap((caminho) =>
    CAMPOS.flatMap((campo) => [
      daDecisao(caminho, `${campo} as text`, { [campo]: '12' }, 'VALOR_INVALIDO', {
        [campo]: 'Digite um número',
      }),
      daDecisao(caminho, `${campo} missing`, { [campo]: undefined }, 'NOTA_VAZIA', {
        [campo]: 'Digite a nota',
      }),
      daDecisao(caminho, `${campo} null`, { [campo]: null }, 'NOTA_VAZIA', { [campo]: 'Digite a nota' }),
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
      mensagem: 'Um recurso aceito não pode diminuir a nota nem as vagas',
    }),
  ),
  {
    o: 'an acceptance that passes the call’s limit of paid places',
    envia: async (c) => {
      const p = await c.publicado({ limiteBolsas: 2 });
      await c.w.novoAvaliado(p.edital, { aprovacao: { remuneradosAprovados: 2, situacao: 'REPROVADO' } });
      return decide(c, ACEITAR, await c.pendente(p));
    },

    status: 409,
    codigo: 'LIMITE_DE_BOLSAS',
    mensagem: 'O limite de bolsas deste edital seria ultrapassado',
  },
];

/** Every refusal of the appeals' calls with its exact text (E-FALHAS-1; D21, D30). */
export const RECUSAS_DO_RECURSO: readonly RecusaDoRecurso[] = [...DOS_CAMPOS, ...DO_ESTADO];
