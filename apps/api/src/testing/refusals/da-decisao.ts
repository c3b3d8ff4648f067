import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Problem } from '../client.ts';
import type { CenaDaAvaliacao } from '../world/cena-da-avaliacao.ts';
import { gravarRegras } from '../world/regras-gravadas.ts';
import type { Recusa } from './recusa.ts';

type C = CenaDaAvaliacao;
type RecusaDaDecisao = Recusa<C>;

const conflito = (
  o: string,
  codigo: string,
  mensagem: string,
  envia: RecusaDaDecisao['envia'],
): RecusaDaDecisao => ({
  o,
  status: 409,
  codigo,
  mensagem,
  envia,
});

async function comoAdm(c: C, metodo: string, caminho: string, corpo?: unknown): Promise<Problem> {
  return (await c.envia(c.adm, metodo, caminho, corpo)) as Problem;
}

const INICIAR = '/api/edital/iniciar_decidir_instrututores';
const SECRETARIA = '/api/secretaria_projetos';
const VAGAS = '/api/projeto/atualizar_instrutores_aprovados';
const LISTA = '/api/edital_avaliacao/instrutores';

async function iniciar(c: C, fase: Fase): Promise<Problem> {
  return comoAdm(c, 'POST', INICIAR, { id: await c.w.novoEditalEm(fase) });
}

async function decidir(c: C, vagas: object, limiteBolsas: number | null = null, fase: Fase = 'decisao') {
  const edital = await c.w.novoEditalEm(fase, { limiteBolsas });
  const { projeto } = await c.w.novoAvaliado(edital);
  const corpo = { id: projeto, remunerados_aprovados: 1, voluntarios_aprovados: 1, ...vagas };
  return comoAdm(c, 'POST', VAGAS, corpo);
}

const foraDaFaixa = (campo: string, valor: unknown, texto: string): RecusaDaDecisao => ({
  ...{ o: `${campo}: ${String(valor)} (D19)`, status: 422, codigo: 'VAGAS_INVALIDAS' },
  mensagem: texto,
  campos: { [campo]: texto },
  envia: (c) => decidir(c, { [campo]: valor }),
});

const DEMAIS = Array.from({ length: 201 }, (_, i) => ({
  ...{ projeto: i + 1, versao: 1 },
  ...{ remunerados_aprovados: 1, voluntarios_aprovados: 1 },
}));

const DECIDIU = 'A decisão deste edital já passou';
const NAO_DECIDE = 'Não está no momento para aprovar o número de instrutores';
const PAGOS = 'O número de bolsistas aprovados deve ser um inteiro entre 0 e 2';
const VOLUNTARIOS = 'O número de voluntários aprovados deve ser um inteiro entre 0 e 3';
const SO_RESULTADO = 'Este edital não está na fase de resultado';

/** Decision, secretariat, publication and archive: every rule of D1, D2, D3, D19, D20 broken. */
export const RECUSAS_DA_DECISAO: readonly RecusaDaDecisao[] = [
  ...[
    ['nothing', [], 'NENHUM_PROJETO', 'nenhum projeto selecionado'] as const,
    ['too many', DEMAIS, 'PROJETOS_DEMAIS', 'Escolha no máximo 200 projetos de cada vez'] as const,
  ].map(
    ([o, linhas, codigo, mensagem]): RecusaDaDecisao => ({
      o: `decidir in many: ${o}`,
      status: 422,
      codigo,
      mensagem,
      campos: { projetos: mensagem },
      envia: async (c) =>
        comoAdm(c, 'POST', `/api/edital/${await c.w.novoEditalEm('decisao')}/decisao`, { linhas }),
    }),
  ),
  ...(['GET', 'POST'] as const).map(
    (metodo): RecusaDaDecisao => ({
      o: `${metodo} the decision of an unknown call`,
      status: 404,
      codigo: 'NAO_ENCONTRADO',
      mensagem: 'edital não encontrado',
      envia: (c) =>
        comoAdm(c, metodo, '/api/edital/2000000000/decisao', metodo === 'GET' ? undefined : { linhas: [] }),
    }),
  ),
  ...(['GET', 'PATCH'] as const).map((metodo) =>
    conflito(
      `${metodo} secretaria_projetos when nothing was ever sent`,
      'NAO_ENVIADO',
      'os projetos ainda não foram enviados para a secretaria',
      async (c) => {
        await c.todosEm('avaliacao');
        return comoAdm(c, metodo, SECRETARIA);
      },
    ),
  ),
  conflito(
    'the approval list when every call is over (D2)',
    'NENHUM_EDITAL',
    'Não existe edital com inscrições abertas',
    async (c) => {
      await c.todosEm('arquivado');
      return comoAdm(c, 'GET', LISTA);
    },
  ),
  conflito('the approval list when no call is in decisao', 'FORA_DA_DECISAO', NAO_DECIDE, async (c) => {
    await c.w.novoEditalEm('avaliacao');
    await c.todosEm('avaliacao');
    return comoAdm(c, 'GET', LISTA);
  }),
  {
    o: 'the decision of an unknown call (D3)',
    status: 404,
    codigo: 'NAO_ENCONTRADO',
    mensagem: 'edital não encontrado',
    envia: (c) => comoAdm(c, 'POST', INICIAR, { id: 2_000_000_000 }),
  },
  conflito('the decision of an open call', 'EDITAL_ABERTO', 'Espere o edital fechar', (c) =>
    iniciar(c, 'submissao'),
  ),
  ...(['secretaria', 'resultado', 'arquivado'] as const).map((fase) =>
    conflito(`the decision of a call in ${fase}`, 'DECISAO_PASSOU', DECIDIU, (c) => iniciar(c, fase)),
  ),
  conflito(
    'the decision while a project has no evaluator (D3)',
    'NAO_DESIGNADOS',
    'existem projetos que não foram submetidos a avaliação',
    async (c) => {
      const id = await c.w.novoEditalEm('avaliacao');
      await c.w.novoProjeto((await c.w.novaPessoa()).id, id);
      return comoAdm(c, 'POST', INICIAR, { id });
    },
  ),
  conflito(
    'the decision while a project is not evaluated (D3)',
    'NAO_AVALIADOS',
    'existem projetos que ainda não foram avaliados',
    async (c) => {
      const id = await c.w.novoEditalEm('avaliacao');
      await c.w.novoDesignado(id);
      return comoAdm(c, 'POST', INICIAR, { id });
    },
  ),
  ...[-1, 3, 1.5, null].map((valor) =>
    valor === 1.5
      ? {
          o: 'remunerados_aprovados: 1.5 (D19)',
          status: 422,
          codigo: 'VALOR_INVALIDO',
          mensagem: 'Há campos com valor inválido.',
          campos: { remunerados_aprovados: 'valor inválido' },
          envia: (c: C) => decidir(c, { remunerados_aprovados: valor }),
        }
      : foraDaFaixa('remunerados_aprovados', valor, PAGOS),
  ),
  ...[-1, 4, null].map((valor) => foraDaFaixa('voluntarios_aprovados', valor, VOLUNTARIOS)),
  conflito('counts in a call in avaliacao', 'FORA_DA_DECISAO', NAO_DECIDE, (c) =>
    decidir(c, {}, null, 'avaliacao'),
  ),
  conflito(
    "more scholarships than the call's limit",
    'LIMITE_DE_BOLSAS',
    'O limite de bolsas deste edital seria ultrapassado',
    (c) => decidir(c, { remunerados_aprovados: 2 }, 1),
  ),
  conflito(
    "more scholarships than the call's limit for each unit",
    'LIMITE_DA_UNIDADE',
    'O limite de bolsas por unidade deste edital seria ultrapassado',
    async (c) => {
      const edital = await c.w.novoEditalEm('decisao');
      await gravarRegras(c.t, edital, { bolsasPorUnidade: 1 });
      const { projeto } = await c.w.novoAvaliado(edital);
      return comoAdm(c, 'POST', VAGAS, { id: projeto, remunerados_aprovados: 2, voluntarios_aprovados: 0 });
    },
  ),
  ...(['secretaria', 'resultado', 'arquivado'] as const).map((fase) =>
    conflito(
      `sending a call in ${fase} to the secretariat`,
      'JA_ENVIADO',
      'ele já foi enviado para a secretaria',
      async (c) => comoAdm(c, 'POST', SECRETARIA, { edital: await c.w.novoEditalEm(fase) }),
    ),
  ),
  conflito(
    'sending a call in avaliacao to the secretariat',
    'AINDA_NAO_NA_DECISAO',
    'Este edital ainda não está na decisão do número de instrutores',
    async (c) => comoAdm(c, 'POST', SECRETARIA, { edital: await c.w.novoEditalEm('avaliacao') }),
  ),
  ...(['avaliacao', 'decisao', 'secretaria', 'arquivado'] as const).map((fase) =>
    conflito(`archiving a call in ${fase}`, 'FORA_DO_RESULTADO', SO_RESULTADO, async (c) =>
      comoAdm(c, 'POST', `/api/edital/${await c.w.novoEditalEm(fase)}/arquivar`),
    ),
  ),
  conflito(
    'archiving while an appeal is pending',
    'RECURSO_PENDENTE',
    'Há recursos pendentes neste edital',
    async (c) => {
      const id = await c.w.novoEditalEm('resultado');
      const { aprovacao, dono } = await c.w.novoAvaliado(id, { aprovacao: { situacao: 'APROVADO' } });
      await c.w.novoRecurso(aprovacao, dono.id);
      return comoAdm(c, 'POST', `/api/edital/${id}/arquivar`);
    },
  ),
];
