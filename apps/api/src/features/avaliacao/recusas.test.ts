import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { CRITERIOS_FASE1, CRITERIOS_FASE2 } from '@instrutoria/domain/avaliacao/types.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import type { Recusa } from '../../testing/refusals/recusa.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import { countOf, findRow, insertInto, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import type { CenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { umaCenaDaAvaliacao } from '../../testing/world/cena-da-avaliacao.ts';
import { declarado } from '../../testing/world/cena-do-impedimento.ts';
import { regrasDoRecurso, umaDecisao } from '../../testing/world/cena-do-recurso.ts';
import { gravarRegras } from '../../testing/world/regras-gravadas.ts';
import type { Pessoa } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type C = CenaDaAvaliacao;
type RecusaDaAvaliacao = Recusa<C>;

const PREFIXO = '/api/projeto_aprovacao';
const DESIGNAR = `${PREFIXO}/designar`;
const DESCONHECIDO = 2_000_000_000;

const conflito = (
  o: string,
  codigo: string,
  mensagem: string,
  envia: RecusaDaAvaliacao['envia'],
): RecusaDaAvaliacao => ({
  o,
  status: 409,
  codigo,
  mensagem,
  envia,
});
const invalido = (
  o: string,
  codigo: string,
  campos: Readonly<Record<string, string>>,
  envia: RecusaDaAvaliacao['envia'],
): RecusaDaAvaliacao => ({ o, status: 422, codigo, mensagem: Object.values(campos)[0] ?? '', campos, envia });

async function comoAdm(c: C, metodo: string, caminho: string, corpo?: unknown): Promise<Problem> {
  return (await c.envia(c.adm, metodo, caminho, corpo)) as Problem;
}
async function como(quem: Pessoa, c: C, metodo: string, caminho: string, corpo?: unknown): Promise<Problem> {
  return (await c.envia(quem, metodo, caminho, corpo)) as Problem;
}

async function designar(c: C, projeto: unknown, avaliador?: unknown): Promise<Problem> {
  const escolhido = avaliador === undefined ? (await c.w.novaPessoa('avaliador')).id : avaliador;
  return comoAdm(c, 'POST', DESIGNAR, { avaliador: escolhido, projeto });
}

const PROFESSOR = 'nenhum professor selecionado';
const PROJETO = 'nenhum projeto selecionado';
const ESPERE = 'Espere o edital fechar';
const PARTICIPA = 'O avaliador participa deste projeto';
const VOCE = 'Você participa deste projeto';
const DECLAROU = 'O avaliador declarou impedimento neste projeto';
const MESMA_UNIDADE = 'Neste edital ninguém avalia projeto da própria unidade';
const VOCE_DECLAROU = 'Você declarou impedimento neste projeto: outra pessoa decide';
const FORA = 'Este edital não está em avaliação';

const DEMAIS = Array.from({ length: 201 }, (_, i) => i + 1);
const emVarios = async (c: C, ato: string, corpo: object) =>
  comoAdm(c, 'POST', `/api/edital/${await c.w.novoEditalEm('avaliacao')}/${ato}`, corpo);

const POR_QUE_RETIRA = 'Escreva por que a designação é retirada';

const EM_VARIOS: readonly RecusaDaAvaliacao[] = [
  ...['designar', 'substituir'].flatMap((ato) => [
    invalido(`${ato} in many: no evaluator`, 'NENHUM_PROFESSOR', { avaliador: PROFESSOR }, (c) =>
      emVarios(c, ato, { projetos: [1] }),
    ),
    invalido(
      `${ato} in many: nothing`,
      'NENHUM_PROFESSOR',
      { avaliador: PROFESSOR, projetos: PROJETO },
      (c) => emVarios(c, ato, { projetos: [] }),
    ),
  ]),
  invalido('retirar in many: no reason', 'MOTIVO_VAZIO', { motivo: POR_QUE_RETIRA }, (c) =>
    emVarios(c, 'retirar', { projetos: [1] }),
  ),
  ...['designar', 'substituir', 'lembrar'].flatMap((ato) => [
    invalido(
      `${ato} in too many`,
      'PROJETOS_DEMAIS',
      { projetos: 'Escolha no máximo 200 projetos de cada vez' },
      (c) => emVarios(c, ato, { projetos: DEMAIS, avaliador: 1 }),
    ),
    {
      o: `${ato} in many of an unknown call`,
      status: 404,
      codigo: 'NAO_ENCONTRADO',
      mensagem: 'edital não encontrado',
      envia: (c: C) => comoAdm(c, 'POST', `/api/edital/${DESCONHECIDO}/${ato}`, { projetos: [] }),
    },
  ]),
];

const DA_DESIGNACAO: readonly RecusaDaAvaliacao[] = [
  ...[undefined, null, {}, 'x', 0, { id: -1 }].map((avaliador) =>
    invalido(
      `designar: avaliador ${JSON.stringify(avaliador)}`,
      'NENHUM_PROFESSOR',
      { avaliador: PROFESSOR },
      async (c) => comoAdm(c, 'POST', DESIGNAR, { avaliador, projeto: await c.porDesignar() }),
    ),
  ),
  invalido('designar: no project', 'NENHUM_PROJETO', { projeto: PROJETO }, (c) => designar(c, null)),
  invalido('designar: nothing', 'NENHUM_PROFESSOR', { avaliador: PROFESSOR, projeto: PROJETO }, (c) =>
    comoAdm(c, 'POST', DESIGNAR, {}),
  ),
  {
    o: 'designar: an unknown project',
    status: 404,
    codigo: 'NAO_ENCONTRADO',
    mensagem: 'Projeto não encontrado.',
    envia: (c) => designar(c, DESCONHECIDO),
  },
  {
    o: 'designar: a draft',
    status: 404,
    codigo: 'NAO_ENCONTRADO',
    mensagem: 'Projeto não encontrado.',
    envia: async (c) => {
      const dono = await c.w.novaPessoa();
      const edital = await c.w.novoEditalEm('avaliacao');
      return designar(c, await c.w.novoProjeto(dono.id, edital, { ehRascunho: true }));
    },
  },
  conflito('designar while its own call is open (D2)', 'EDITAL_ABERTO', ESPERE, async (c) => {
    const dono = await c.w.novaPessoa();
    return designar(c, await c.w.novoProjeto(dono.id, await c.w.novoEdital()));
  }),
  ...(['decisao', 'secretaria', 'resultado', 'arquivado'] as const).map((fase) =>
    conflito(`designar in a call in ${fase}`, 'FORA_DA_AVALIACAO', FORA, async (c) => {
      await c.fecharTodos();
      const dono = await c.w.novaPessoa();
      return designar(c, await c.w.novoProjeto(dono.id, await c.w.novoEditalEm(fase)));
    }),
  ),
  conflito('designar: a second evaluator', 'JA_TEM_AVALIADOR', 'Este projeto já tem avaliador', async (c) => {
    await c.fecharTodos();
    return designar(c, (await c.designado()).projeto);
  }),
  conflito("designar: the administrator's own project (D30)", 'VOCE_PARTICIPA', VOCE, async (c) =>
    designar(c, await c.porDesignar(c.adm.id)),
  ),
  conflito("designar: the project's coordinator (T-B11)", 'AVALIADOR_PARTICIPA', PARTICIPA, async (c) => {
    await c.fecharTodos();
    const dono = await c.w.novaPessoa('avaliador');
    return designar(c, await c.porDesignar(dono.id), dono.id);
  }),
  conflito('designar: a collaborator (T-B11)', 'AVALIADOR_PARTICIPA', PARTICIPA, async (c) => {
    await c.fecharTodos();
    const { id } = await c.w.novaPessoa('avaliador');
    const projeto = await c.porDesignar();
    await c.w.novoColaborador(projeto, id);
    return designar(c, projeto, id);
  }),
  conflito('designar: who declared a conflict', 'AVALIADOR_IMPEDIDO', DECLAROU, async (c) => {
    await c.fecharTodos();
    const [dono, { id }] = [await c.w.novaPessoa(), await c.w.novaPessoa('avaliador')];
    await declarado(c.t, id, { pessoa: dono.id });
    return designar(c, await c.porDesignar(dono.id), id);
  }),
  conflito('designar: of the unit, where the call forbids it', 'MESMA_UNIDADE', MESMA_UNIDADE, async (c) => {
    await c.fecharTodos();
    const [dono, { id }] = [await c.w.novaPessoa(), await c.w.novaPessoa('avaliador')];
    const edital = await c.w.novoEditalEm('avaliacao');
    await gravarRegras(c.t, edital, { avaliadorDeOutraUnidade: true });
    const unidadeId = (await findRow(c.t, 'professor', { id: dono.id }))?.unidadeId ?? 0;
    await updateRows(c.t, 'professor', { unidadeId }, { id });
    return designar(c, await c.w.novoProjeto(dono.id, edital), id);
  }),
  conflito('designar by who declared a conflict', 'VOCE_IMPEDIDO', VOCE_DECLAROU, async (c) => {
    const [quem, dono] = [await c.w.novaPessoa('administrador'), await c.w.novaPessoa()];
    await declarado(c.t, quem.id, { pessoa: dono.id });
    const corpo = { avaliador: DESCONHECIDO, projeto: await c.porDesignar(dono.id) };
    return como(quem, c, 'POST', DESIGNAR, corpo);
  }),
  ...(['coordenador', 'administrador', 'PRESIDENTE_COMISSAO', 'secretaria'] as const).map((tipo) =>
    invalido(`designar: a ${tipo} (D36)`, 'NAO_EH_AVALIADOR', { avaliador: PROFESSOR }, async (c) => {
      await c.fecharTodos();
      return designar(c, await c.porDesignar(), (await c.w.novaPessoa(tipo)).id);
    }),
  ),
  invalido('designar: an unknown person', 'NAO_EH_AVALIADOR', { avaliador: PROFESSOR }, async (c) => {
    await c.fecharTodos();
    return designar(c, await c.porDesignar(), DESCONHECIDO);
  }),
];

const FINAL = 'A avaliação deste projeto já foi concluída';
const COMECADA = { aceito: true, ...NOTAS_FASE1 };
const CONCLUIDA = { ...COMECADA, ...NOTAS_FASE2, jaFoiAvaliado: true };

function reabrir(c: C, id: number): Promise<Problem> {
  return comoAdm(c, 'POST', `${PREFIXO}/reabrir/${id}`, { motivo: 'Confira a fase 1.' });
}

async function maisUm(c: C, id: number): Promise<Problem> {
  const { id: avaliador } = await c.w.novaPessoa('avaliador');
  return comoAdm(c, 'POST', `${PREFIXO}/mais_um/${id}`, { avaliador });
}

async function substituir(c: C, id: number, avaliador?: unknown, quem = c.adm): Promise<Problem> {
  const novo = avaliador === undefined ? (await c.w.novaPessoa('avaliador')).id : avaliador;
  return como(quem, c, 'POST', `${PREFIXO}/substituir/${id}`, { avaliador: novo });
}

const retirar = (c: C, id: number, corpo: object = { motivo: 'Foi engano.' }): Promise<Problem> =>
  comoAdm(c, 'POST', `${PREFIXO}/retirar/${id}`, corpo);

const DA_RETIRADA: readonly RecusaDaAvaliacao[] = [
  invalido('retirar: no reason', 'MOTIVO_VAZIO', { motivo: POR_QUE_RETIRA }, async (c) =>
    retirar(c, (await c.designado()).aprovacao, {}),
  ),
  conflito(
    'retirar: with scores',
    'AVALIACAO_COMECADA',
    'Esta avaliação já começou: há notas ou parecer salvos. Substitua quem avalia, em vez de retirar a designação',
    async (c) => retirar(c, (await c.designado(COMECADA)).aprovacao),
  ),
  conflito('retirar: finished', 'AVALIACAO_CONCLUIDA', FINAL, async (c) =>
    retirar(c, (await c.designado(CONCLUIDA)).aprovacao),
  ),
];

const DA_SUBSTITUICAO: readonly RecusaDaAvaliacao[] = [
  invalido(
    'reabrir: no reason',
    'MOTIVO_VAZIO',
    { motivo: 'Escreva por que a avaliação é reaberta' },
    async (c) => comoAdm(c, 'POST', `${PREFIXO}/reabrir/${(await c.designado(CONCLUIDA)).aprovacao}`, {}),
  ),
  conflito('reabrir: not concluded', 'NAO_CONCLUIDA', 'Esta avaliação não está concluída', async (c) =>
    reabrir(c, (await c.designado()).aprovacao),
  ),
  conflito(
    'reabrir: the decision has begun (D45)',
    'FORA_DA_AVALIACAO',
    'Devolva antes este edital à avaliação',
    async (c) => {
      const { aprovacao, projeto } = await c.designado(CONCLUIDA);
      const linha = await findRow(c.t, 'projeto', { id: projeto });
      await updateRows(c.t, 'edital', { fase: 'decisao' }, { id: linha?.editalId ?? 0 });
      return reabrir(c, aprovacao);
    },
  ),
  conflito(
    'reabrir: its evaluator declared a conflict',
    'AVALIADOR_IMPEDIDO',
    'O avaliador declarou impedimento neste projeto: substitua-o em vez de reabrir',
    async (c) => {
      const { aprovacao, avaliador, dono } = await c.designado(CONCLUIDA);
      await declarado(c.t, avaliador.id, { pessoa: dono.id });
      return reabrir(c, aprovacao);
    },
  ),
  invalido(
    'substituir: one of several',
    'QUAL_AVALIADOR',
    { de: 'Este projeto tem vários avaliadores: escolha qual' },
    async (c) => substituir(c, (await c.w.novoDivergente()).aprovacao),
  ),
  conflito(
    'one more: the totals are near',
    'NAO_DIVERGENTE',
    'Os totais deste projeto não são divergentes',
    async (c) => maisUm(c, (await c.designado(CONCLUIDA)).aprovacao),
  ),
  invalido(
    'the combination stands: no reason',
    'MOTIVO_VAZIO',
    { motivo: 'Escreva por que a combinação fica como está' },
    async (c) => comoAdm(c, 'POST', `${PREFIXO}/manter/${(await c.w.novoDivergente()).aprovacao}`, {}),
  ),
  invalido('substituir: nobody', 'NENHUM_PROFESSOR', { avaliador: PROFESSOR }, async (c) =>
    substituir(c, (await c.designado()).aprovacao, null),
  ),
  {
    o: 'substituir: an unknown approval',
    status: 404,
    codigo: 'NAO_ENCONTRADO',
    mensagem: 'Avaliação não encontrada.',
    envia: (c) => substituir(c, DESCONHECIDO),
  },
  conflito('substituir: finished', 'AVALIACAO_CONCLUIDA', FINAL, async (c) =>
    substituir(c, (await c.designado(CONCLUIDA)).aprovacao),
  ),
  conflito(
    'substituir: the same',
    'MESMO_AVALIADOR',
    'Este professor já é o avaliador do projeto',
    async (c) => {
      const { aprovacao, avaliador } = await c.designado();
      return substituir(c, aprovacao, avaliador.id);
    },
  ),
  conflito("substituir: the project's coordinator (T-B11)", 'AVALIADOR_PARTICIPA', PARTICIPA, async (c) => {
    const { aprovacao, dono } = await c.designado();
    return substituir(c, aprovacao, dono.id);
  }),
  {
    o: 'substituir: a project of their own, before publication (D58)',
    status: 404,
    codigo: 'NAO_ENCONTRADO',
    mensagem: 'Avaliação não encontrada.',
    envia: async (c) => {
      const quem = await c.w.novaPessoa('administrador');
      const { aprovacao } = await c.w.novoDesignado(await c.w.novoEditalEm('avaliacao'), { dono: quem });
      return substituir(c, aprovacao, undefined, quem);
    },
  },
  conflito(
    'substituir: a project of their own, after publication (D58)',
    'VOCE_PARTICIPA',
    VOCE,
    async (c) => {
      const quem = await c.w.novaPessoa('administrador');
      const { aprovacao } = await c.w.novoAvaliado(await c.w.novoEditalEm('resultado'), { dono: quem });
      return substituir(c, aprovacao, undefined, quem);
    },
  ),
  conflito(
    'the barema of a call that judges a project of their own (D58)',
    'VOCE_PARTICIPA_DO_EDITAL',
    'Você participa de um projeto deste edital, que está em avaliação. Peça a outra pessoa da administração',
    async (c) => {
      const quem = await c.w.novaPessoa('administrador');
      const edital = await c.w.novoEditalEm('avaliacao');
      await c.w.novoProjeto(quem.id, edital);
      return como(quem, c, 'PUT', `/api/edital/${edital}/barema`, { barema: null });
    },
  ),
  conflito(
    'an appeal that a project of their own answered (D56)',
    'PROJETO_SEU_RESPONDEU',
    'Um projeto seu respondeu a um recurso deste projeto: outra pessoa decide',
    async (c) => {
      const quem = await c.w.novaPessoa('PRESIDENTE_COMISSAO');
      const edital = await c.w.novoEditalEm('resultado');
      const { aprovacao, dono } = await c.w.novoAvaliado(edital, { aprovacao: { situacao: 'REPROVADO' } });
      const { projeto: projetoId } = await c.w.novoAvaliado(edital, { dono: quem });
      const recursoId = await c.w.novoRecurso(aprovacao, dono.id, { contrarrazoesAte: '2026-05-20' });
      const resposta = { texto: 'A nota está certa.', autorId: quem.id, enviadaEm: c.t.clock.agora() };
      await insertInto(c.t, 'contrarrazao', { recursoId, projetoId, ...resposta });
      return como(quem, c, 'POST', '/api/recurso/aceitar', umaDecisao(recursoId));
    },
  ),
  conflito('lembrar in a call in decisao', 'FORA_DA_AVALIACAO', FORA, async (c) =>
    comoAdm(c, 'POST', `${PREFIXO}/lembrar/${await c.w.novoEditalEm('decisao')}`),
  ),
  ...['lembrar/', 'projetos_nao_designados/'].map(
    (caminho): RecusaDaAvaliacao => ({
      o: `${caminho} of an unknown call`,
      status: 404,
      codigo: 'NAO_ENCONTRADO',
      mensagem: 'edital não encontrado',
      envia: (c) =>
        comoAdm(c, caminho === 'lembrar/' ? 'POST' : 'GET', `${PREFIXO}/${caminho}${DESCONHECIDO}`),
    }),
  ),
];

const DA_RESPOSTA: readonly RecusaDaAvaliacao[] = [
  conflito(
    'recusar after a score',
    'AVALIACAO_COMECADA',
    'A avaliação deste projeto já começou e não pode ser recusada',
    async (c) => {
      const { aprovacao, avaliador } = await c.designado(COMECADA);
      return como(avaliador, c, 'DELETE', `${PREFIXO}/recusar_avaliacao/${aprovacao}`);
    },
  ),
  conflito('recusar when finished', 'AVALIACAO_CONCLUIDA', FINAL, async (c) => {
    const { aprovacao, avaliador } = await c.designado(CONCLUIDA);
    return como(avaliador, c, 'DELETE', `${PREFIXO}/recusar_avaliacao/${aprovacao}`);
  }),
  invalido(
    'recusar with 2,001 characters',
    'MOTIVO_LONGO',
    { motivo: 'O motivo deve ter no máximo 2.000 caracteres' },
    async (c) => {
      const { aprovacao, avaliador } = await c.designado();
      const corpo = { motivo: 'a'.repeat(2001) };
      return como(avaliador, c, 'DELETE', `${PREFIXO}/recusar_avaliacao/${aprovacao}`, corpo);
    },
  ),
  invalido(
    'recusar with a declaration, in a call without names',
    'SEM_NOMES',
    {
      impedimento:
        'Nesta avaliação sem nomes o impedimento vale só para este projeto. Se o impedimento é com uma pessoa, declare-o em Meus impedimentos.',
    },
    async (c) => {
      const edital = await c.w.novoEditalEm('avaliacao');
      await regrasDoRecurso(c.t, c.w, edital, { anonimato: 'ambos' });
      const { aprovacao, avaliador } = await c.w.novoDesignado(edital, {});
      const corpo = { motivo: 'Conheço', impedimento: { especie: 'outro', declarar: true } };
      return como(avaliador, c, 'DELETE', `${PREFIXO}/recusar_avaliacao/${aprovacao}`, corpo);
    },
  ),
  conflito(
    'recusar what was accepted meanwhile (T-G14)',
    'ACABOU_DE_MUDAR',
    'A avaliação deste projeto acabou de mudar. Recarregue a página.',
    async (c) => {
      const { aprovacao, avaliador } = await c.designado({ aceito: true });
      return como(avaliador, c, 'DELETE', `${PREFIXO}/recusar_avaliacao/${aprovacao}`);
    },
  ),
  conflito('aceitar after refusing', 'JA_RECUSOU', 'Você já recusou avaliar este projeto', async (c) => {
    const { aprovacao, avaliador } = await c.designado();
    await c.envia(avaliador, 'DELETE', `${PREFIXO}/recusar_avaliacao/${aprovacao}`);
    return como(avaliador, c, 'PATCH', `${PREFIXO}/aceitar_avaliacao/${aprovacao}`);
  }),
  conflito('aceitar in a call in decisao', 'FORA_DA_AVALIACAO', FORA, async (c) => {
    const { aprovacao, avaliador } = await c.designado({}, { fase: 'decisao' });
    return como(avaliador, c, 'PATCH', `${PREFIXO}/aceitar_avaliacao/${aprovacao}`);
  }),
];

async function salvar(c: C, fase: 1 | 2, notas: object, antes?: object, edital?: object): Promise<Problem> {
  const { aprovacao, avaliador } = await c.designado(antes ?? (fase === 1 ? {} : COMECADA), edital);
  const todas = { ...(fase === 1 ? NOTAS_FASE1 : NOTAS_FASE2), ...notas };
  return como(avaliador, c, 'POST', `${PREFIXO}/salvar_fase${fase}`, { id: aprovacao, ...todas });
}

const VAZIA = 'Digite a nota';
const FAIXA = 'A nota deve estar entre 0 e o máximo do critério';
const CASAS = 'A nota deve ter no máximo uma casa decimal';
const MAXIMO = { 0: 40, 1: 30, 2: 20, 3: 10, 4: 200, 5: 200, 6: 150 } as Readonly<Record<number, number>>;

/** Every criterion just outside its range, missing, and with too many decimals (T-C5). */
const DAS_NOTAS: readonly RecusaDaAvaliacao[] = [...CRITERIOS_FASE1, ...CRITERIOS_FASE2].flatMap(
  (criterio, i) => {
    const fase = i < CRITERIOS_FASE1.length ? 1 : 2;
    const maximo = MAXIMO[i] ?? 0;
    const cada = (valor: unknown, codigo: string, texto: string) =>
      invalido(`${criterio}: ${JSON.stringify(valor)}`, codigo, { [criterio]: texto }, (c) =>
        salvar(c, fase, { [criterio]: valor }),
      );
    return [
      ...[undefined, null].map((valor) => cada(valor, 'NOTA_VAZIA', VAZIA)),
      ...[-1, -0.1, maximo + 0.1, maximo + 1, 1e300].map((valor) => cada(valor, 'NOTA_FORA_DA_FAIXA', FAIXA)),
      ...[0.01, maximo - 0.25].map((valor) => cada(valor, 'NOTA_COM_CASAS', CASAS)),
    ];
  },
);

const DA_AVALIACAO: readonly RecusaDaAvaliacao[] = [
  ...DAS_NOTAS,
  {
    o: 'a score that is a text',
    status: 422,
    codigo: 'VALOR_INVALIDO',
    mensagem: 'Há campos com valor inválido.',
    campos: { pontuacaoOrganizacaoTextual: 'valor inválido' },
    envia: (c) => salvar(c, 1, { pontuacaoOrganizacaoTextual: '5' }),
  },
  invalido(
    'a parecer of 8,001 characters',
    'PARECER_LONGO',
    { parecer: 'O parecer deve ter no máximo 8.000 caracteres' },
    (c) => salvar(c, 1, { parecer: 'a'.repeat(8001) }),
  ),
  conflito('salvar_fase2 of TIPO II', 'SO_TIPO_I', 'Só projetos do TIPO I têm a fase 2', (c) =>
    salvar(c, 2, {}, COMECADA, { tipoProjeto: 'TIPO II' }),
  ),
  conflito('salvar_fase2 before phase 1', 'FALTA_FASE_1', 'Salve antes as notas da fase 1', (c) =>
    salvar(c, 2, {}, { aceito: true }),
  ),
  ...([1, 2] as const).flatMap((fase) => [
    conflito(`salvar_fase${fase} when finished (T-B10)`, 'AVALIACAO_CONCLUIDA', FINAL, (c) =>
      salvar(c, fase, {}, CONCLUIDA),
    ),
    conflito(`salvar_fase${fase} in decisao`, 'FORA_DA_AVALIACAO', FORA, (c) =>
      salvar(c, fase, {}, COMECADA, { fase: 'decisao' }),
    ),
  ]),
  {
    o: 'salvar_fase1 of an unknown approval',
    status: 403,
    codigo: 'NAO_PERMITIDO',
    mensagem: 'você não é o avaliador deste projeto',
    envia: async (c) =>
      como(await c.w.novaPessoa('avaliador'), c, 'POST', `${PREFIXO}/salvar_fase1`, { id: DESCONHECIDO }),
  },
  invalido(
    'avaliar with less of an opinion than the call asks',
    'PARECER_CURTO',
    { parecer: 'O parecer é mais curto do que este edital pede' },
    async (c) => {
      const edital = await c.w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
      const { aprovacao, avaliador } = await c.w.novoDesignado(edital, {
        aprovacao: { aceito: true, ...NOTAS_FASE1, parecer: 'Bom.' },
      });
      await insertInto(c.t, 'regrasDoEdital', {
        editalId: edital,
        versao: 2,
        regras: { parecerMinimo: 100 },
        motivo: 'A resolução pede',
        autorId: c.adm.id,
        criadoEm: c.t.clock.agora(),
      });
      return como(avaliador, c, 'POST', `${PREFIXO}/avaliar/${aprovacao}`);
    },
  ),
  ...[{ tipoProjeto: 'TIPO I' }, { tipoProjeto: 'TIPO II' }].map((edital) =>
    conflito(
      `avaliar ${edital.tipoProjeto} with a score missing`,
      'FALTAM_NOTAS',
      'Salve todas as notas antes de concluir a avaliação',
      async (c) => {
        const antes = edital.tipoProjeto === 'TIPO I' ? COMECADA : { aceito: true };
        const { aprovacao, avaliador } = await c.designado(antes, edital);
        return como(avaliador, c, 'POST', `${PREFIXO}/avaliar/${aprovacao}`);
      },
    ),
  ),
];

/** Designation and evaluation: a request against each rule of D2, D15, D16 and D30. */
const RECUSAS_DA_AVALIACAO: readonly RecusaDaAvaliacao[] = [
  ...DA_DESIGNACAO,
  ...EM_VARIOS,
  ...DA_RETIRADA,
  ...DA_SUBSTITUICAO,
  ...DA_RESPOSTA,
  ...DA_AVALIACAO,
];

type RecusaDaDecisao = Recusa<C>;

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

const LINHAS_DEMAIS = Array.from({ length: 201 }, (_, i) => ({
  ...{ projeto: i + 1, versao: 1 },
  ...{ remunerados_aprovados: 1, voluntarios_aprovados: 1 },
}));

const DECIDIU = 'A decisão deste edital já passou';
const NAO_DECIDE = 'Não está no momento para aprovar o número de instrutores';
const PAGOS = 'O número de bolsistas aprovados deve ser um inteiro entre 0 e 2';
const VOLUNTARIOS = 'O número de voluntários aprovados deve ser um inteiro entre 0 e 3';
const SO_RESULTADO = 'Este edital não está na fase de resultado';

/** Decision, secretariat, publication and archive: a request against each rule of D1, D2, D3, D19, D20. */
const RECUSAS_DA_DECISAO: readonly RecusaDaDecisao[] = [
  ...[
    ['nothing', [], 'NENHUM_PROJETO', 'nenhum projeto selecionado'] as const,
    ['too many', LINHAS_DEMAIS, 'PROJETOS_DEMAIS', 'Escolha no máximo 200 projetos de cada vez'] as const,
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

let t: TestApp;
let c: CenaDaAvaliacao;
beforeAll(async () => {
  t = await createTestApp();
  const w = createWorld(t);
  c = umaCenaDaAvaliacao(t, await w.novaPessoa('administrador'), w);
});
afterAll(() => t.close());

const TODAS = [...RECUSAS_DA_DECISAO, ...RECUSAS_DA_AVALIACAO];

it('has a row for every message that the server can refuse with (E-FALHAS-1)', () => {
  expect(naoProvocadas('MENSAGENS_AVALIACAO', MENSAGENS_AVALIACAO, TODAS)).toEqual([]);
  expect(naoProvocadas('MENSAGENS_DECISAO', MENSAGENS_DECISAO, TODAS)).toEqual([]);
  expect(naoProvocadas('MENSAGENS_DESIGNACAO', MENSAGENS_DESIGNACAO, TODAS)).toEqual([]);
});

/** The number of audit rows: a refusal adds one only where its preparation needed an act that succeeded. */
const atos = () => countOf(t, 'auditoria');

describe('refused on the server, with the exact text (D1, D2, D3, D15, D16, D19, D20, T-B11, T-C5)', () => {
  it.each(TODAS)('$o', async (recusa) => {
    const antes = await atos();
    await conferirRecusa(recusa, c);
    expect(await atos()).toBe(recusa.codigo === 'JA_RECUSOU' ? antes + 1 : antes);
  });
});
