import { CRITERIOS_FASE1, CRITERIOS_FASE2 } from '@instrutoria/domain/avaliacao/types.ts';
import type { Problem } from '../client.ts';
import { findRow, insertInto, updateRows } from '../rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../world/avaliacoes.ts';
import type { CenaDaAvaliacao } from '../world/cena-da-avaliacao.ts';
import { declarado } from '../world/cena-do-impedimento.ts';
import { regrasDoRecurso, umaDecisao } from '../world/cena-do-recurso.ts';
import { gravarRegras } from '../world/regras-gravadas.ts';
import type { Pessoa } from '../world.ts';
import type { Recusa } from './recusa.ts';

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
    { de: 'Este projeto tem vários avaliadores: diga qual' },
    async (c) => substituir(c, (await c.w.novoDivergente()).aprovacao),
  ),
  conflito(
    'one more: the totals are near',
    'NAO_DIVERGENTE',
    'Os totais deste projeto não estão distantes demais',
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
        'Nesta avaliação sem nomes o impedimento vale só para este projeto. Com uma pessoa, declare-o em Meus impedimentos.',
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

/** Every criterion just outside of its range, missing, and with too many decimals (T-C5). */
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

/** Designation and evaluation: every rule of D2, D15, D16 and D30 broken. */
export const RECUSAS_DA_AVALIACAO: readonly RecusaDaAvaliacao[] = [
  ...DA_DESIGNACAO,
  ...EM_VARIOS,
  ...DA_RETIRADA,
  ...DA_SUBSTITUICAO,
  ...DA_RESPOSTA,
  ...DA_AVALIACAO,
];
