import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { gravou, inclui, limitesDe, lista, responde, sonda, todos } from '../access/sonda.ts';
import { umPdf } from '../documents/arquivos.ts';
import { deleteRows, findRow, insertInto, rowOf, rowsOf } from '../rows.ts';
import { comAnexo, comRelator, DECIDIDO, regrasDoRecurso, umaDecisao } from '../world/cena-do-recurso.ts';
import type { Pessoa } from '../world.ts';
import { enviaArquivo } from './projeto.ts';

type ComRecurso = { readonly recurso: number };

const AVALIADORES = ['designated_evaluator', 'other_evaluator'] as const;
const COMISSAO = ['administrador', 'PRESIDENTE_COMISSAO'] as const;
const administrador = limitesDe(['administrador']);
const daComissao = limitesDe(COMISSAO);
const doCoordenador = limitesDe(['own_coordinator'], 'proprio');
const deOutroAvaliador = limitesDe(['other_evaluator']);

/** The scene around a project of the caller. */
const sua = (cena: Cena): Cena => ({ ...cena, dono: quemOuDono(cena) });
const alheia = async (cena: Cena): Promise<Cena> => ({ ...cena, dono: await cena.w.novaPessoa() });
const novoAvaliador = async ({ w }: Cena) => (await w.novaPessoa('avaliador')).id;

/** An assessed project of the scene's owner in a published call. */
async function publicado({ w, avaliador, dono }: Cena, fase: 'decisao' | 'resultado' = 'resultado') {
  const edital = await w.novoEditalEm(fase);
  // Nobody assesses their own project (D15).
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  const situacao = fase === 'resultado' ? 'REPROVADO' : 'SUBMETIDO';
  const { projeto, aprovacao } = await w.novoAvaliado(edital, { dono, aprovacao: { situacao }, ...quem });
  return { edital, projeto, aprovacao };
}

type Dados = Parameters<Cena['w']['novoRecurso']>[2];

async function pendente(cena: Cena, dados: Dados = {}) {
  const r = await publicado(cena);
  return { ...r, recurso: await cena.w.novoRecurso(r.aprovacao, cena.dono.id, dados) };
}

/** An accepted appeal with a scholarship that was not free and is still due. */
async function comBolsasDevidas(cena: Cena) {
  const decididoEm = cena.t.clock.agora();
  const r = await pendente(cena, { status: 'ACEITO', decididoEm, original: DECIDIDO, corrigido: DECIDIDO });
  const dito = 'seria o 1º; falta 1 bolsa: 0 livres de 2; a administração pode aumentar o limite';
  await insertInto(cena.t, 'bolsasDoRecurso', { recursoId: r.recurso, faltam: 1, dito });
  return r;
}

/** An appeal with a criterion and a document, in a call whose rules allow both. */
async function comRegras(cena: Cena) {
  const { t, w, dono } = cena;
  const r = await publicado(cena);
  await regrasDoRecurso(t, w, r.edital);
  const recurso = await w.novoRecurso(r.aprovacao, dono.id);
  return { ...r, recurso, anexo: await comAnexo(t, w, recurso, dono.id) };
}

/** Makes the caller the rapporteur where their column reads as one. */
async function comoRelator<R extends ComRecurso>(cena: Cena, r: R): Promise<R> {
  if (cena.chamador === 'other_evaluator' && cena.alvo === 'alheio')
    await comRelator(cena.t, r.recurso, quemOuDono(cena).id);
  return r;
}

/** An appeal in a call with rapporteurs; with this rapporteur, or none yet. */
async function emRelatoria(cena: Cena, relator: Pessoa | null = null) {
  const { t, w } = cena;
  // The rapporteur has no connection to the project.
  const dono = cena.dono.id === relator?.id ? await w.novaPessoa() : cena.dono;
  const avaliador = await w.novaPessoa('avaliador');
  const { edital, projeto, aprovacao } = await publicado({ ...cena, dono, avaliador });
  await regrasDoRecurso(t, w, edital, { recursoComRelator: true, recursoComAnexos: true });
  const recurso = await w.novoRecurso(aprovacao, dono.id);
  if (relator !== null) await comRelator(t, recurso, relator.id);
  return { recurso, projeto, notasDe: avaliador.id, documento: 'comprovante' };
}

const minhaRelatoria = (cena: Cena) => emRelatoria(cena, quemOuDono(cena));
const outraRelatoria = async (cena: Cena) => emRelatoria(cena, await cena.w.novaPessoa('avaliador'));

/** An appeal that this person was named to decide. */
async function comSubstituto(cena: Cena, pessoa: Pessoa) {
  const r = await emRelatoria(cena);
  await insertInto(cena.t, 'substitutoDoRecurso', {
    ...{ recursoId: r.recurso, pessoaId: pessoa.id, motivo: 'A presidência está impedida', autorId: null },
    indicadoEm: cena.t.clock.agora(),
  });
  return r;
}

/** The numbers of an acceptance that raises one score. */
const MAIORES = { ...DECIDIDO, pontuacaoApoioDisciplina: 110.5, remunerados_aprovados: 1 };
const decidir = { corpo: (r: ComRecurso) => umaDecisao(r.recurso, MAIORES) };

const deAvaliador = ({ chamador }: Cena) => AVALIADORES.some((um) => um === chamador);

/** An act of the committee on an appeal, refused on one's own project. */
const daComissaoSobre = (efeito: Parameters<typeof sonda<ComRecurso>>[1], semRastro?: true): Sonda =>
  sonda(
    (cena): Promise<ComRecurso> => {
      return deAvaliador(cena) ? comSubstituto(cena, quemOuDono(cena)) : pendente(cena);
    },
    efeito,
    {
      ...decidir,
      ...(semRastro === undefined ? {} : { semRastro }),
      limites: [
        limitesDe(AVALIADORES)(
          'an evaluator who was not named for it',
          404,
          async (cena) => comSubstituto(cena, await cena.w.novaPessoa('avaliador')),
          decidir,
        ),
        daComissao('a project of one’s own', 409, (cena) => pendente(sua(cena)), decidir),
        daComissao(
          'one that is decided',
          409,
          (cena) => pendente(cena, { status: 'RECUSADO', decididoEm: cena.t.clock.agora() }),
          decidir,
        ),
      ],
    },
  );

/** The appeal looks unknown to a caller who is not its rapporteur. */
const doOutro = (colunas: Limite['colunas'], corpo: object = {}): Limite =>
  limitesDe(colunas)('another’s', 404, outraRelatoria, { corpo });

/** An act of the rapporteur. */
const doRelator = (corpo: object, efeito: Parameters<typeof sonda<ComRecurso>>[1]): Sonda =>
  sonda(minhaRelatoria, efeito, { corpo, limites: [doOutro([...AVALIADORES, ...COMISSAO], corpo)] });

/** Makes every president a collaborator in the appeal's project; returns a function that undoes it. */
async function soOsPresidentes({ t, w }: Cena, projetoId: number): Promise<() => Promise<void>> {
  for (const { id } of await rowsOf(t, 'professor', { tipo: 'PRESIDENTE_COMISSAO' })) {
    await w.novoColaborador(projetoId, id);
  }
  return () => deleteRows(t, 'projetoColaborador', { projetoId });
}

/**
 * An appeal of somebody else that a project of the scene's owner was asked to answer; answered, or not yet.
 */
async function comContrarrazoes(cena: Cena, texto?: string) {
  const { t, w, dono } = cena;
  const avaliador = await w.novaPessoa('avaliador');
  const outro = await publicado({ ...(await alheia(cena)), avaliador });
  const { projeto } = await w.novoAvaliado(outro.edital, { dono, avaliador });
  const { coordenadorId } = await rowOf(t, 'projeto', { id: outro.projeto });
  const recurso = await w.novoRecurso(outro.aprovacao, coordenadorId, { contrarrazoesAte: '2999-12-31' });
  await insertInto(t, 'contrarrazao', {
    ...{ recursoId: recurso, projetoId: projeto },
    ...(texto === undefined ? {} : { texto, autorId: dono.id, enviadaEm: t.clock.agora() }),
  });
  return { recurso, projeto };
}

const TEXTO = { texto: 'A nota está certa.' };
const MANTER = { ato: 'manter' };

export const sondasDoRecurso = {
  solicitarRecurso: sonda(
    publicado,
    gravou(
      'recurso',
      (_, _cena, { id }) => ({ id }),
      (_, { dono }) => ({
        status: 'PENDENTE',
        autorId: dono.id,
      }),
    ),
    {
      corpo: { mensagem: '<p>Peço a revisão.</p>' },
      limites: [
        doCoordenador('before publication (D20)', 404, (cena) => publicado(cena, 'decisao'), {
          corpo: { mensagem: '<p>Peço a revisão.</p>' },
          comoInexistente: true,
        }),
        doCoordenador('while one is pending', 409, (cena) => pendente(cena), {
          corpo: { mensagem: '<p>Peço a revisão.</p>' },
        }),
      ],
    },
  ),
  enviarAnexoDoRecurso: {
    async montar(cena) {
      await comRegras(sua(cena));
      return enviaArquivo('anexoDoRecurso', umPdf).montar(cena);
    },
    limites: [
      {
        nome: 'without a project whose appeals may bring documents',
        colunas: [
          ...(['own_coordinator', 'other_professor', 'PRESIDENTE_COMISSAO', 'secretaria'] as const),
          ...AVALIADORES,
        ],
        status: 403,
        montar: () => ({ arquivo: { bytes: umPdf() } }),
      },
    ],
  },
  lerAnexoDoRecurso: sonda(
    async (cena) => comoRelator(cena, await comRegras(cena)),
    async ({ cena, r }) => {
      const linhas = await rowsOf(cena.t, 'acesso', { registroId: r.recurso, registroTipo: 'recurso' });
      igual(
        linhas.map((linha) => [linha.pessoaId, linha.documento]),
        [[cena.quem?.id, 'anexo_do_recurso']],
      );
    },
    {
      semRastro: true,
      limites: [
        deOutroAvaliador('who is not its rapporteur', 404, comRegras, { comoInexistente: true }),
        daComissao('of another project’s appeal', 404, async (cena) => ({
          ...(await comRegras(cena)),
          projeto: (await comRegras(cena)).projeto,
        })),
      ],
    },
  ),
  listarRecursos: sonda(
    async (cena) => ({
      proprio: (await pendente(sua(cena))).recurso,
      alheio: (await pendente(await alheia(cena))).recurso,
    }),
    inclui((r, { chamador }) => [
      [r.proprio, true],
      [r.alheio, chamador === 'administrador' || chamador === 'PRESIDENTE_COMISSAO'],
    ]),
  ),
  contarRecursos: sonda(
    async (cena) => {
      const { recurso: alheio } = await pendente(await alheia(cena));
      return {
        alheio,
        meu: deAvaliador(cena) ? (await comSubstituto(cena, quemOuDono(cena))).recurso : alheio,
      };
    },
    ({ body, cena, r }) => {
      const { editais, proximos } = body as { editais: { aDecidir: number }[]; proximos: number[] };
      igual([editais.some(({ aDecidir }) => aDecidir > 0), proximos.length > 0], [true, true]);
      // An evaluator counts only what they were named to decide.
      if (deAvaliador(cena)) igual([editais.length, proximos], [1, [r.meu]]);
    },
  ),
  listarRecursosDoProjeto: sonda(
    pendente,
    lista((r) => [r.recurso]),
  ),
  simularRecurso: daComissaoSobre(
    todos(
      responde({ total: { de: 380.5, para: 390.5 } }),
      gravou('recurso', (r) => ({ id: r.recurso }), { status: 'PENDENTE' }),
    ),
    true,
  ),
  aceitarRecurso: daComissaoSobre(
    gravou(
      'recurso',
      (r) => ({ id: r.recurso }),
      (_, { quem }) => ({
        status: 'ACEITO',
        decididoPorId: quem?.id ?? 0,
      }),
    ),
  ),
  recusarRecurso: daComissaoSobre(gravou('recurso', (r) => ({ id: r.recurso }), { status: 'RECUSADO' })),
  decidirBolsasDoRecurso: sonda(
    comBolsasDevidas,
    gravou(
      'bolsasDoRecurso',
      (r) => ({ recursoId: r.recurso }),
      (_, { quem }) => ({
        ato: 'manter',
        autorId: quem?.id ?? 0,
      }),
    ),
    {
      corpo: MANTER,
      limites: [
        administrador('a project of one’s own', 409, (cena) => comBolsasDevidas(sua(cena)), {
          corpo: MANTER,
        }),
        administrador('one that lacks none', 409, (cena) => pendente(cena), { corpo: MANTER }),
      ],
    },
  ),
  indicarSubstituto: {
    async montar(cena) {
      const { recurso, projeto } = await emRelatoria(cena);
      const substituto = await novoAvaliador(cena);
      return {
        com: { recurso, substituto },
        desfazer: await soOsPresidentes(cena, projeto),
        efeito: async () => {
          const { pessoaId } = await rowOf(cena.t, 'substitutoDoRecurso', { recursoId: recurso });
          igual(pessoaId, substituto);
        },
      };
    },
    limites: [
      administrador('one that a president may decide', 409, async (cena) => {
        await cena.w.novaPessoa('PRESIDENTE_COMISSAO');
        return { ...(await emRelatoria(cena)), substituto: cena.avaliador.id };
      }),
    ],
  },
  listarRecursosDosOutros: sonda(
    (cena) => comContrarrazoes(cena),
    lista((r) => [r.recurso]),
  ),
  enviarContrarrazoes: sonda(
    (cena) => comContrarrazoes(cena),
    gravou(
      'contrarrazao',
      (r) => ({ recursoId: r.recurso }),
      (_, { quem }) => ({
        ...TEXTO,
        autorId: quem?.id ?? 0,
      }),
    ),
    {
      corpo: TEXTO,
      limites: [
        doCoordenador(
          'one about which the project was not asked',
          404,
          async (cena) => ({
            ...(await comContrarrazoes(await alheia(cena))),
            projeto: (await comContrarrazoes(cena)).projeto,
          }),
          { corpo: TEXTO },
        ),
        doCoordenador('one that the project answered', 409, (cena) => comContrarrazoes(cena, TEXTO.texto), {
          corpo: { texto: 'De novo.' },
        }),
      ],
    },
  ),
  lerContrarrazoes: sonda(
    async (cena) => {
      const { t, w, alvo, avaliador } = cena;
      const decididoEm = t.clock.agora();
      const r = await pendente(cena, {
        contrarrazoesAte: '2999-12-31',
        ...(alvo === 'proprio' ? { status: 'RECUSADO', decididoEm } : {}),
      });
      const outro = await w.novoAvaliado(r.edital, { avaliador });
      await insertInto(t, 'contrarrazao', {
        ...{ recursoId: r.recurso, projetoId: outro.projeto, ...TEXTO },
        ...{ autorId: outro.dono.id, enviadaEm: decididoEm },
      });
      return comoRelator(cena, r);
    },
    responde([TEXTO]),
    { limites: [deOutroAvaliador('who is not its rapporteur', 404, (cena) => pendente(cena))] },
  ),
  listarMesaDeRecursos: sonda(
    async (cena) => ({
      proprio: (await pendente(sua(cena))).recurso,
      alheio: (await pendente(await alheia(cena))).recurso,
    }),
    inclui((r) => [
      [r.proprio, false],
      [r.alheio, true],
    ]),
    { query: 'por_pagina=200&ordem=-prazo' },
  ),
  listarRelatorias: sonda(
    async (cena) => ({
      minha: (await minhaRelatoria(cena)).recurso,
      outra: (await outraRelatoria(cena)).recurso,
    }),
    inclui((r) => [
      [r.minha, true],
      [r.outra, false],
    ]),
  ),
  lerRelatoria: sonda(minhaRelatoria, responde({ souRelator: true }), { limites: [doOutro(AVALIADORES)] }),
  listarRelatores: sonda(
    async (cena) => {
      const r = await outraRelatoria(cena);
      return { ...r, nome: (await rowOf(cena.t, 'professor', { id: r.notasDe })).nome };
    },
    ({ body, r }) => {
      const linhas = body as { id: number; impedimento: string | null }[];
      const impedimento = linhas.find(({ id }) => id === r.notasDe)?.impedimento;
      igual(impedimento ?? 'absent', 'As notas contestadas são desta pessoa');
    },
    { query: (r) => `busca=${encodeURIComponent(r.nome)}` },
  ),
  designarRelator: sonda(
    async (cena) => ({ ...(await emRelatoria(cena)), relator: await novoAvaliador(cena) }),
    gravou(
      'relatoria',
      (r) => ({ recursoId: r.recurso }),
      (r) => ({ relatorId: r.relator }),
    ),
    {
      limites: [
        daComissao('a project of one’s own', 409, async (cena) => ({
          ...(await emRelatoria(sua(cena))),
          relator: await novoAvaliador(cena),
        })),
        daComissao('the evaluator whose scores are challenged', 409, async (cena) => {
          const r = await emRelatoria(cena);
          return { ...r, relator: r.notasDe };
        }),
      ],
    },
  ),
  recusarRelatoria: doRelator(
    { motivo: 'Sou orientador dela.' },
    gravou('relatoria', (r) => ({ recursoId: r.recurso }), { relatorId: null }),
  ),
  salvarMinuta: doRelator(
    { feedback: 'Ainda por escrever.' },
    gravou(
      'recursoMinuta',
      (r) => ({ recursoId: r.recurso }),
      (_, { quem }) => ({
        entregue: false,
        autorId: quem?.id ?? 0,
      }),
    ),
  ),
  entregarMinuta: doRelator(
    { decisao: 'recusar', feedback: 'As notas seguem os critérios.' },
    gravou('relatoria', (r) => ({ recursoId: r.recurso }), { estado: 'entregue' }),
  ),
  lerDocumentoDaRelatoria: sonda(
    minhaRelatoria,
    async ({ cena, r }) => {
      const linha = await findRow(cena.t, 'acesso', { registroTipo: 'projeto', registroId: r.projeto });
      igual([linha?.documento, linha?.pessoaId], ['comprovante_disciplinas', cena.quem?.id]);
    },
    {
      semRastro: true,
      limites: [
        limitesDe([...AVALIADORES, ...COMISSAO])('another’s', 404, async (cena) => ({
          ...(await outraRelatoria(cena)),
          documento: 'projeto',
        })),
      ],
    },
  ),
} satisfies Record<string, Sonda>;
