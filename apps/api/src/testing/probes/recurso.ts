import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { umPdf } from '../documents/arquivos.ts';
import { deleteRows, findRow, insertInto, rowOf, rowsOf } from '../rows.ts';
import { comAnexo, comRelator, DECIDIDO, regrasDoRecurso, umaDecisao } from '../world/cena-do-recurso.ts';
import type { Pessoa } from '../world.ts';

/** An assessed project of `dono` in a published call. */
async function publicado({ w, avaliador }: Cena, dono: Pessoa, fase: 'decisao' | 'resultado' = 'resultado') {
  const edital = await w.novoEditalEm(fase);
  const aprovacao = { situacao: fase === 'resultado' ? 'REPROVADO' : 'SUBMETIDO' };
  // Nobody assesses his own project (D15).
  const quem = dono.id === avaliador.id ? {} : { avaliador };
  return w.novoAvaliado(edital, { dono, aprovacao, ...quem });
}

async function pendente(cena: Cena, dono: Pessoa): Promise<number> {
  const { aprovacao } = await publicado(cena, dono);
  return cena.w.novoRecurso(aprovacao, dono.id);
}

const MANTER = { ato: 'manter', motivo: 'O orçamento do ano não permite.' };

/** An accepted appeal that gave a right to a scholarship which was not free. */
async function comBolsasDevidas(cena: Cena, dono: Pessoa): Promise<number> {
  const { aprovacao } = await publicado(cena, dono);
  const decidido = {
    status: 'ACEITO',
    decididoEm: cena.t.clock.agora(),
    original: DECIDIDO,
    corrigido: DECIDIDO,
  };
  const id = await cena.w.novoRecurso(aprovacao, dono.id, decidido);
  const dito = 'seria o 1º; falta 1 bolsa: 0 livres de 2; a administração pode aumentar o limite';
  await insertInto(cena.t, 'bolsasDoRecurso', { recursoId: id, faltam: 1, dito });
  return id;
}

/** In a call whose rules take criteria and documents, an appeal with one of each. */
async function comRegras(cena: Cena, dono: Pessoa) {
  const { t, w } = cena;
  const { projeto, aprovacao } = await publicado(cena, dono);
  const { editalId } = await rowOf(t, 'projetoAprovacao', { id: aprovacao });
  await regrasDoRecurso(t, w, editalId ?? 0);
  const id = await w.novoRecurso(aprovacao, dono.id);
  return { projeto, id, anexo: await comAnexo(t, w, id, dono.id) };
}

async function guardado({ t }: Cena, id: number) {
  const linha = await findRow(t, 'recurso', { id });
  if (linha === undefined) throw new Error('no such appeal');
  return linha;
}

const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id);
const pedidoDe = (projetoAprovacao: number) => ({
  corpo: { mensagem: '<p>Peço a revisão.</p>', projetoAprovacao },
});

/** The numbers of an acceptance that raises one score. */
const MAIORES = { ...DECIDIDO, pontuacaoApoioDisciplina: 110.5, remunerados_aprovados: 1 };

/** An act of the committee on an appeal, refused on a project of one's own. */
const deAvaliador = ({ chamador }: Cena) =>
  chamador === 'designated_evaluator' || chamador === 'other_evaluator';

/** An appeal that this person was named to decide. */
async function comSubstituto(cena: Cena, pessoa: Pessoa): Promise<number> {
  const { id } = await emRelatoria(cena, null);
  await insertInto(cena.t, 'substitutoDoRecurso', {
    recursoId: id,
    pessoaId: pessoa.id,
    motivo: 'A presidência está impedida',
    autorId: null,
    indicadoEm: cena.t.clock.agora(),
  });
  return id;
}

function daComissao(
  efeito: (cena: Cena, id: number, body: unknown) => Promise<void>,
): Omit<Sonda, 'limites'> & { readonly limites: readonly Limite[] } {
  const corpo = (id: number) => umaDecisao(id, MAIORES);
  return {
    async montar(cena) {
      const id = deAvaliador(cena)
        ? await comSubstituto(cena, quemOuDono(cena))
        : await pendente(cena, cena.dono);
      return { corpo: corpo(id), efeito: ({ body }) => efeito(cena, id, body) };
    },
    limites: [
      {
        nome: 'an evaluator who was not named for it',
        colunas: ['designated_evaluator', 'other_evaluator'],
        status: 404,
        montar: async (cena) => ({
          corpo: corpo(await comSubstituto(cena, await cena.w.novaPessoa('avaliador'))),
        }),
      },
      {
        nome: 'a project of one’s own',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 409,
        montar: async (cena) => ({ corpo: corpo(await pendente(cena, quemOuDono(cena))) }),
      },
      {
        nome: 'one that is decided',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 409,
        async montar(cena) {
          const { aprovacao } = await publicado(cena, cena.dono);
          const dados = { status: 'RECUSADO', decididoEm: cena.t.clock.agora() };
          return { corpo: corpo(await cena.w.novoRecurso(aprovacao, cena.dono.id, dados)) };
        },
      },
    ],
  };
}

/** An appeal in a call with rapporteurs; given to this person, or to nobody yet. */
async function emRelatoria(cena: Cena, relator: Pessoa | null, dono = cena.dono) {
  const { t, w } = cena;
  // Whoever is asked to be the rapporteur has nothing to do with the project.
  const alheio = relator !== null && dono.id === relator.id ? await w.novaPessoa() : dono;
  const edital = await w.novoEditalEm('resultado');
  const avaliador = await w.novaPessoa('avaliador');
  const { projeto, aprovacao } = await w.novoAvaliado(edital, {
    dono: alheio,
    avaliador,
    aprovacao: { situacao: 'REPROVADO' },
  });
  await regrasDoRecurso(t, w, edital, { recursoComRelator: true, recursoComAnexos: true });
  const id = await w.novoRecurso(aprovacao, alheio.id);
  if (relator !== null) await comRelator(t, id, relator.id);
  return { id, projeto };
}

/** Who is not its rapporteur, to whom the appeal is as unknown. */
function doOutro({
  colunas,
  corpo,
  de = [],
}: {
  readonly colunas: Limite['colunas'];
  readonly corpo?: unknown;
  readonly de?: readonly string[];
}): Limite {
  return {
    nome: 'another’s',
    colunas,
    status: 404,
    async montar(cena) {
      const { id } = await emRelatoria(cena, await cena.w.novaPessoa('avaliador'));
      return { de: [id, ...de], ...(corpo === undefined ? {} : { corpo }) };
    },
  };
}

/** An act of the rapporteur. */
function doRelator(corpo: object, efeito: (cena: Cena, id: number) => Promise<void>): Sonda {
  return {
    async montar(cena) {
      const { id } = await emRelatoria(cena, quemOuDono(cena));
      return { de: id, corpo, efeito: () => efeito(cena, id) };
    },
    limites: [
      doOutro({
        colunas: ['designated_evaluator', 'other_evaluator', 'administrador', 'PRESIDENTE_COMISSAO'],
        corpo,
      }),
    ],
  };
}

/** Every president collaborates in the appeal's project; gives what takes them out again. */
async function soOsPresidentes({ t, w }: Cena, recurso: number): Promise<() => Promise<void>> {
  const { aprovacaoId } = await rowOf(t, 'recurso', { id: recurso });
  const { projetoId } = await rowOf(t, 'projetoAprovacao', { id: aprovacaoId });
  for (const { id } of await rowsOf(t, 'professor', { tipo: 'PRESIDENTE_COMISSAO' })) {
    await w.novoColaborador(projetoId, id);
  }
  return () => deleteRows(t, 'projetoColaborador', { projetoId });
}

/** An appeal of somebody else about which a project of `dono` was asked; answered, or not yet. */
async function comContrarrazoes(cena: Cena, dono: Pessoa, texto: string | null = null) {
  const { t, w } = cena;
  const alheio = await w.novaPessoa();
  const edital = await w.novoEditalEm('resultado');
  const avaliador = await w.novaPessoa('avaliador');
  const outro = await w.novoAvaliado(edital, {
    dono: alheio,
    avaliador,
    aprovacao: { situacao: 'REPROVADO' },
  });
  const { projeto } = await w.novoAvaliado(edital, { dono, avaliador });
  const recurso = await w.novoRecurso(outro.aprovacao, alheio.id, { contrarrazoesAte: '2999-12-31' });
  await insertInto(t, 'contrarrazao', {
    recursoId: recurso,
    projetoId: projeto,
    ...(texto === null ? {} : { texto, autorId: dono.id, enviadaEm: t.clock.agora() }),
  });
  return { recurso, projeto, recorrente: outro.projeto };
}

export const sondasDoRecurso = {
  solicitarRecurso: {
    async montar(cena) {
      const { aprovacao } = await publicado(cena, cena.dono);
      return {
        ...pedidoDe(aprovacao),
        efeito: async ({ body }) => {
          const { status, autorId } = await guardado(cena, (body as { id: number }).id);
          igual([status, autorId], ['PENDENTE', cena.dono.id]);
        },
      };
    },
    limites: [
      {
        nome: 'before publication (D20)',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 404,
        comoInexistente: true,
        async montar(cena) {
          const { aprovacao } = await publicado(cena, cena.dono, 'decisao');
          return pedidoDe(aprovacao);
        },
      },
      {
        nome: 'while one is pending',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        async montar(cena) {
          const { aprovacao } = await publicado(cena, cena.dono);
          await cena.w.novoRecurso(aprovacao, cena.dono.id);
          return pedidoDe(aprovacao);
        },
      },
    ],
  },
  enviarAnexoDoRecurso: {
    async montar(cena) {
      await comRegras(cena, quemOuDono(cena));
      return {
        arquivo: { bytes: umPdf() },
        efeito: async ({ body }) => {
          const linha = await findRow(cena.t, 'arquivo', { referencia: (body as { data: string }).data });
          igual([linha?.tipo, linha?.donoId, linha?.vinculo], ['anexoDoRecurso', cena.quem?.id, null]);
        },
      };
    },
    limites: [
      {
        nome: 'without a project whose appeals may bring documents',
        colunas: [
          'own_coordinator',
          'other_professor',
          'designated_evaluator',
          'other_evaluator',
          'PRESIDENTE_COMISSAO',
          'secretaria',
        ],
        status: 403,
        montar: () => ({ arquivo: { bytes: umPdf() } }),
      },
    ],
  },
  lerAnexoDoRecurso: {
    semRastro: true,
    async montar(cena) {
      const { projeto, anexo, id } = await comRegras(cena, cena.dono);
      if (cena.chamador === 'other_evaluator' && cena.alvo === 'alheio')
        await comRelator(cena.t, id, quemOuDono(cena).id);
      return {
        de: [projeto, anexo],
        efeito: async () => {
          const linhas = await rowsOf(cena.t, 'acesso', { registroId: id });
          const desta = linhas.filter((linha) => linha.registroTipo === 'recurso');
          igual(
            desta.map((linha) => [linha.pessoaId, linha.documento]),
            [[cena.quem?.id, 'anexo_do_recurso']],
          );
        },
      };
    },
    limites: [
      {
        nome: 'who is not its rapporteur',
        colunas: ['other_evaluator'],
        status: 404,
        comoInexistente: true,
        async montar(cena) {
          const { projeto, anexo } = await comRegras(cena, cena.dono);
          return { de: [projeto, anexo] };
        },
      },
      {
        nome: 'of another project’s appeal',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 404,
        async montar(cena) {
          const { anexo } = await comRegras(cena, cena.dono);
          const { projeto } = await comRegras(cena, cena.dono);
          return { de: [projeto, anexo] };
        },
      },
    ],
  },
  listarRecursos: {
    async montar(cena) {
      const proprio = await pendente(cena, quemOuDono(cena));
      const alheio = await pendente(cena, await cena.w.novaPessoa());
      const todos = cena.chamador === 'administrador' || cena.chamador === 'PRESIDENTE_COMISSAO';
      return {
        efeito: ({ body }) => {
          igual([ids(body).includes(proprio), ids(body).includes(alheio)], [true, todos]);
        },
      };
    },
  },
  listarRecursosDoProjeto: {
    async montar(cena) {
      const { projeto, aprovacao } = await publicado(cena, cena.dono);
      const id = await cena.w.novoRecurso(aprovacao, cena.dono.id);
      return {
        de: projeto,
        efeito: ({ body }) => igual(ids(body), [id]),
      };
    },
  },
  simularRecurso: {
    ...daComissao(async (cena, id, body) => {
      igual((body as { total: unknown }).total, { de: 380.5, para: 390.5 });
      igual((await guardado(cena, id)).status, 'PENDENTE');
    }),
    semRastro: true,
  },
  aceitarRecurso: daComissao(async (cena, id) => {
    const { status, decididoPorId } = await guardado(cena, id);
    igual([status, decididoPorId], ['ACEITO', cena.quem?.id]);
  }),
  recusarRecurso: daComissao(async (cena, id) => {
    igual((await guardado(cena, id)).status, 'RECUSADO');
  }),
  decidirBolsasDoRecurso: {
    async montar(cena) {
      const id = await comBolsasDevidas(cena, cena.dono);
      return {
        de: id,
        corpo: MANTER,
        efeito: async () => {
          const { ato, autorId } = await rowOf(cena.t, 'bolsasDoRecurso', { recursoId: id });
          igual([ato, autorId], ['manter', cena.quem?.id]);
        },
      };
    },
    limites: [
      {
        nome: 'a project of one’s own',
        colunas: ['administrador'],
        status: 409,
        montar: async (cena) => ({ de: await comBolsasDevidas(cena, quemOuDono(cena)), corpo: MANTER }),
      },
      {
        nome: 'one that lacks none',
        colunas: ['administrador'],
        status: 409,
        montar: async (cena) => ({ de: await pendente(cena, cena.dono), corpo: MANTER }),
      },
    ],
  },
  indicarSubstituto: {
    async montar(cena) {
      const { id } = await emRelatoria(cena, null);
      const livre = await cena.w.novaPessoa('avaliador');
      const impedidos = await soOsPresidentes(cena, id);
      return {
        de: id,
        corpo: { substituto: livre.id, motivo: 'A presidência está impedida' },
        desfazer: impedidos,
        efeito: async () => {
          const { pessoaId } = await rowOf(cena.t, 'substitutoDoRecurso', { recursoId: id });
          igual(pessoaId, livre.id);
        },
      };
    },
    limites: [
      {
        nome: 'one that a president may decide',
        colunas: ['administrador'],
        status: 409,
        async montar(cena) {
          await cena.w.novaPessoa('PRESIDENTE_COMISSAO');
          const { id } = await emRelatoria(cena, null);
          return { de: id, corpo: { substituto: cena.avaliador.id, motivo: 'Não cabe' } };
        },
      },
    ],
  },
  listarRecursosDosOutros: {
    async montar(cena) {
      const { projeto, recurso } = await comContrarrazoes(cena, cena.dono);
      return { de: projeto, efeito: ({ body }) => igual(ids(body), [recurso]) };
    },
  },
  enviarContrarrazoes: {
    async montar(cena) {
      const { projeto, recurso } = await comContrarrazoes(cena, cena.dono);
      return {
        de: [projeto, recurso],
        corpo: { texto: 'A nota está certa.' },
        efeito: async () => {
          const { texto, autorId } = await rowOf(cena.t, 'contrarrazao', { recursoId: recurso });
          igual([texto, autorId], ['A nota está certa.', cena.quem?.id]);
        },
      };
    },
    limites: [
      {
        nome: 'one about which the project was not asked',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 404,
        async montar(cena) {
          const { projeto } = await comContrarrazoes(cena, cena.dono);
          const { recurso } = await comContrarrazoes(cena, await cena.w.novaPessoa());
          return { de: [projeto, recurso], corpo: { texto: 'A nota está certa.' } };
        },
      },
      {
        nome: 'one that the project answered',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        async montar(cena) {
          const { projeto, recurso } = await comContrarrazoes(cena, cena.dono, 'A nota está certa.');
          return { de: [projeto, recurso], corpo: { texto: 'De novo.' } };
        },
      },
    ],
  },
  lerContrarrazoes: {
    async montar(cena) {
      const { projeto, aprovacao } = await publicado(cena, cena.dono);
      const { editalId } = await rowOf(cena.t, 'projetoAprovacao', { id: aprovacao });
      const outro = await cena.w.novoAvaliado(editalId ?? 0, { avaliador: cena.avaliador });
      const decidido =
        cena.alvo === 'proprio' ? { status: 'RECUSADO', decididoEm: cena.t.clock.agora() } : {};
      const id = await cena.w.novoRecurso(aprovacao, cena.dono.id, {
        contrarrazoesAte: '2999-12-31',
        ...decidido,
      });
      if (cena.chamador === 'other_evaluator' && cena.alvo === 'alheio')
        await comRelator(cena.t, id, quemOuDono(cena).id);
      await insertInto(cena.t, 'contrarrazao', {
        recursoId: id,
        projetoId: outro.projeto,
        texto: 'A nota está certa.',
        autorId: outro.dono.id,
        enviadaEm: cena.t.clock.agora(),
      });
      return {
        de: [projeto, id],
        efeito: ({ body }) =>
          igual(
            (body as { texto: string }[]).map(({ texto }) => texto),
            ['A nota está certa.'],
          ),
      };
    },
    limites: [
      {
        nome: 'who is not its rapporteur',
        colunas: ['other_evaluator'],
        status: 404,
        async montar(cena) {
          const { projeto, aprovacao } = await publicado(cena, cena.dono);
          return { de: [projeto, await cena.w.novoRecurso(aprovacao, cena.dono.id)] };
        },
      },
    ],
  },
  listarMesaDeRecursos: {
    async montar(cena) {
      const proprio = await pendente(cena, quemOuDono(cena));
      const alheio = await pendente(cena, await cena.w.novaPessoa());
      return {
        query: 'por_pagina=200&ordem=-prazo',
        efeito: ({ body }) => igual([ids(body).includes(proprio), ids(body).includes(alheio)], [false, true]),
      };
    },
  },
  listarRelatorias: {
    async montar(cena) {
      const meu = await emRelatoria(cena, quemOuDono(cena));
      const alheio = await emRelatoria(cena, await cena.w.novaPessoa('avaliador'));
      return {
        efeito: ({ body }) =>
          igual([ids(body).includes(meu.id), ids(body).includes(alheio.id)], [true, false]),
      };
    },
  },
  lerRelatoria: {
    async montar(cena) {
      const { id } = await emRelatoria(cena, quemOuDono(cena));
      return { de: id, efeito: ({ body }) => igual((body as { souRelator: boolean }).souRelator, true) };
    },
    limites: [doOutro({ colunas: ['designated_evaluator', 'other_evaluator'] })],
  },
  listarRelatores: {
    async montar(cena) {
      const { id, projeto } = await emRelatoria(cena, await cena.w.novaPessoa('avaliador'));
      const { avaliadorId } = await rowOf(cena.t, 'projetoAprovacao', { projetoId: projeto });
      const { nome } = await rowOf(cena.t, 'professor', { id: avaliadorId ?? 0 });
      return {
        de: id,
        query: `busca=${encodeURIComponent(nome)}`,
        efeito: ({ body }) => {
          const dele = (body as { id: number; impedimento: string | null }[]).find(
            (um) => um.id === avaliadorId,
          );
          igual(dele?.impedimento ?? 'absent', 'As notas contestadas são desta pessoa');
        },
      };
    },
  },
  designarRelator: {
    async montar(cena) {
      const { id } = await emRelatoria(cena, null);
      const relator = (await cena.w.novaPessoa('avaliador')).id;
      return {
        de: id,
        corpo: { relator },
        efeito: async () => igual((await rowOf(cena.t, 'relatoria', { recursoId: id })).relatorId, relator),
      };
    },
    limites: [
      {
        nome: 'a project of one’s own',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 409,
        async montar(cena) {
          const { id } = await emRelatoria(cena, null, quemOuDono(cena));
          return { de: id, corpo: { relator: (await cena.w.novaPessoa('avaliador')).id } };
        },
      },
      {
        nome: 'the evaluator whose scores are challenged',
        colunas: ['administrador', 'PRESIDENTE_COMISSAO'],
        status: 409,
        async montar(cena) {
          const { id, projeto } = await emRelatoria(cena, null);
          const { avaliadorId } = await rowOf(cena.t, 'projetoAprovacao', { projetoId: projeto });
          return { de: id, corpo: { relator: avaliadorId } };
        },
      },
    ],
  },
  recusarRelatoria: doRelator({ motivo: 'Sou orientador dela.' }, async (cena, id) =>
    igual((await rowOf(cena.t, 'relatoria', { recursoId: id })).relatorId, null),
  ),
  salvarMinuta: doRelator({ feedback: 'Ainda por escrever.' }, async (cena, id) => {
    const { entregue, autorId } = await rowOf(cena.t, 'recursoMinuta', { recursoId: id });
    igual([entregue, autorId], [false, cena.quem?.id]);
  }),
  entregarMinuta: doRelator(
    { decisao: 'recusar', feedback: 'As notas seguem os critérios.' },
    async (cena, id) => {
      igual((await rowOf(cena.t, 'relatoria', { recursoId: id })).estado, 'entregue');
    },
  ),
  lerDocumentoDaRelatoria: {
    semRastro: true,
    async montar(cena) {
      const { id, projeto } = await emRelatoria(cena, quemOuDono(cena));
      return {
        de: [id, 'comprovante'],
        efeito: async () => {
          const [linha] = await rowsOf(cena.t, 'acesso', { registroTipo: 'projeto', registroId: projeto });
          igual([linha?.documento, linha?.pessoaId], ['comprovante_disciplinas', cena.quem?.id]);
        },
      };
    },
    limites: [
      doOutro({
        colunas: ['designated_evaluator', 'other_evaluator', 'administrador', 'PRESIDENTE_COMISSAO'],
        de: ['projeto'],
      }),
    ],
  },
} satisfies Record<string, Sonda>;
