import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { DOCUMENTOS, type Documento } from '@instrutoria/domain/instrutor/types.ts';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, type PedidoDaSonda, quemOuDono } from '../access/probe.ts';
import { umPdf, umPdfDe } from '../documents/arquivos.ts';
import { countOf, findRow, insertInto, rowsOf } from '../rows.ts';
import type { Pessoa } from '../world.ts';
import { proximo } from '../world.ts';

/** An approved project of this person, with an open registration window by default. */
async function aprovado(cena: Cena, dono: Pessoa = cena.dono, janela = true) {
  const { w, t, avaliador } = cena;
  // Nobody assesses their own project (D15).
  const p = await w.novoAprovado({ dono, ...(dono.id === avaliador.id ? {} : { avaliador }) });
  if (janela) {
    const autor = await w.novaPessoa('administrador');
    await insertInto(t, 'prorrogacao', {
      janela: 'cadastroInstrutor',
      ate: '2026-05-31',
      motivo: 'sonda',
      projetoId: p.projeto,
      autorId: autor.id,
      criadaEm: t.clock.agora(),
    });
  }
  return p;
}

async function comInstrutor(cena: Cena, dono: Pessoa = cena.dono, janela = true) {
  const { projeto } = await aprovado(cena, dono, janela);
  return { projeto, id: await cena.w.novoInstrutor(projeto, { acumulo: 'acumulavel' }) };
}

const FIM = { fim: '2026-05-12', motivoDoFim: 'desistiu', encerradoEm: new Date('2026-05-12T12:00:00Z') };

/** The scene with an ended vínculo whose place is free. */
async function comEncerrado(cena: Cena, dono: Pessoa = cena.dono): Promise<number> {
  const { projeto } = await aprovado(cena, dono, false);
  return cena.w.novoInstrutor(projeto, FIM);
}

/** An instructor whose bank proof was refused, outside the window, and another file of the coordinator's. */
async function comRecusa(cena: Cena) {
  const { id } = await comInstrutor(cena, cena.dono, false);
  const arquivo = await cena.w.recusarDocumento(id, 'dados_bancarios');
  return { id, corpo: { documento: 'dados_bancarios', arquivo } };
}

async function guardado({ t }: Cena, id: number) {
  const linha = await findRow(t, 'instrutor', { id });
  if (linha === undefined) throw new Error('no such instructor');
  return linha;
}

async function cadastro(cena: Cena, projeto: number): Promise<PedidoDaSonda> {
  const pessoal = { nome: 'Ana', email: 'ana@exemplo.test', programa_pos: 'Física', tipoAluno: 'BOLSISTA' };
  const documentos = await cena.w.documentosPara(cena.dono.id);
  return { corpo: { ...pessoal, acumulo: 'unica', ...documentos, projeto } };
}

/** The body of a substitution. */
async function entrada(cena: Cena) {
  const documentos = await cena.w.documentosPara(cena.dono.id);
  const pessoal = { nome: 'Ana', email: 'ana@exemplo.test', programa_pos: 'Física', acumulo: 'unica' };
  return { data: '2026-05-12', motivo: 'fim do curso', ...pessoal, ...documentos };
}

/** A call on one instructor. */
function sobreUm({
  corpo,
  efeito,
  ...outros
}: Omit<Sonda, 'montar'> & {
  readonly corpo?: unknown;
  efeito(cena: Cena, id: number, body: unknown): Promise<void> | void;
}): Sonda {
  return {
    ...outros,
    async montar(cena) {
      const { id } = await comInstrutor(cena);
      return { de: id, corpo, efeito: ({ body }) => efeito(cena, id, body) };
    },
  };
}

const fechada = (corpo: unknown): Limite => ({
  nome: 'outside its window',
  colunas: ['own_coordinator'],
  alvo: 'proprio',
  status: 409,
  montar: async (cena) => ({
    de: (await comInstrutor(cena, cena.dono, false)).id,
    corpo,
  }),
});
const leituraDoNome = { motivo: 'Conferir um documento' };

/** An administrator may not decide about their own project (D30). */
const proprio = (corpo: unknown): Limite => ({
  nome: 'a project of one’s own',
  colunas: ['administrador'],
  status: 409,
  montar: async (cena) => ({
    de: (await comInstrutor(cena, quemOuDono(cena))).id,
    corpo,
  }),
});

/**
 * The coordinator and administrators get the references, others only whether there is a file (E-INSTRUTOR-5).
 */
const leDocumentos = ({ alvo, chamador }: Cena) => alvo === 'proprio' || chamador === 'administrador';
/** An administrator's reading of a CPF writes its row (D37); nobody else's writes one. */
const leitura = {
  semRastro: true,
  async efeito(cena: Cena, id: number, body: unknown) {
    const lido = body as { id: number; dados_bancarios: unknown };
    igual([lido.id, typeof lido.dados_bancarios], [id, leDocumentos(cena) ? 'string' : 'boolean']);
    const leOCpf = cena.alvo === 'alheio' && cena.chamador === 'administrador';
    const { db } = cena.t.deps.database;
    const lidas = await countOf(db, 'acesso', { registroTipo: 'instrutor', registroId: id });
    igual(lidas, leOCpf ? 1 : 0);
  },
} as const;

function envio(documento: Documento): Sonda {
  const tipo = ARQUIVO_DO_DOCUMENTO[documento];
  const semProjeto = ['other_professor', 'designated_evaluator', 'other_evaluator'] as const;
  return {
    async montar(cena) {
      await aprovado(cena, quemOuDono(cena), false);
      return {
        // Signatures are judged once for each content.
        arquivo: { bytes: umPdfDe(2_000 + proximo()) },
        efeito: async ({ body }) => {
          const { data } = body as { data: string };
          const { db } = cena.t.deps.database;
          const linha = await findRow(db, 'arquivo', { referencia: data });
          igual([linha?.tipo, linha?.donoId, linha?.vinculo], [tipo, cena.quem?.id, null]);
        },
      };
    },
    limites: [
      {
        nome: 'without an approved project',
        colunas: [...semProjeto, 'own_coordinator', 'PRESIDENTE_COMISSAO', 'secretaria'],
        status: 403,
        montar: () => ({ arquivo: { bytes: umPdf() } }),
      },
    ],
  };
}

const documento = (qual: Documento): Sonda =>
  sobreUm({
    semRastro: true,
    async efeito({ t, quem }, id) {
      const linhas = await rowsOf(t, 'acesso', { registroTipo: 'instrutor', registroId: id });
      igual(
        linhas.map((linha) => [linha.pessoaId, linha.documento]),
        [[quem?.id, qual]],
      );
    },
  });

const planilha: Sonda = {
  semRastro: true,
  montar: () => ({ efeito: ({ text }) => igual(text.slice(0, 2), 'PK', 'an xlsx is a ZIP') }),
};

const situacao = { situacaoInstrutor: 'IRREGULAR' };
const mes = { mesInicio: '2026-07' };
const conferencia = { documento: 'dados_bancarios', situacao: 'CONFERIDO' };
const retomada = { motivo: 'encerrado por engano' };
const inicio = { mesInicio: '2026-07' };

export const sondasDoInstrutor = {
  cadastrarInstrutor: {
    async montar(cena) {
      const { projeto } = await aprovado(cena);
      return {
        ...(await cadastro(cena, projeto)),
        efeito: async ({ body }) => {
          const { situacao: s, projetoId } = await guardado(cena, (body as { id: number }).id);
          igual([s, projetoId], ['IRREGULAR', projeto]);
        },
      };
    },
    limites: [
      {
        nome: 'outside the window',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        montar: async (cena) => cadastro(cena, (await aprovado(cena, cena.dono, false)).projeto),
      },
      {
        nome: 'no place left',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        async montar(cena) {
          const { projeto } = await aprovado(cena);
          for (let i = 0; i < 2; i += 1) await cena.w.novoInstrutor(projeto);
          return cadastro(cena, projeto);
        },
      },
      {
        nome: 'a project that is not approved',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        async montar(cena) {
          const { projeto } = await cena.w.novoAvaliado(await cena.w.novoEditalEm('resultado'), {
            dono: cena.dono,
            aprovacao: { situacao: 'REPROVADO' },
          });
          return cadastro(cena, projeto);
        },
      },
    ],
  },
  listarParaConferir: {
    async montar(cena) {
      const { id } = await comInstrutor(cena);
      const deSi = await comInstrutor(cena, quemOuDono(cena));
      return {
        efeito: ({ body }) => {
          const ids = (body as { id: number }[]).map((linha) => linha.id);
          igual([ids.includes(id), ids.includes(deSi.id)], [true, false]);
        },
      };
    },
  },
  listarTodosOsInstrutores: {
    async montar(cena) {
      const { id } = await comInstrutor(cena);
      const deSi = await comInstrutor(cena, quemOuDono(cena));
      return {
        efeito: ({ body }) => {
          const ids = (body as { id: number }[]).map((linha) => linha.id);
          igual([ids.includes(id), ids.includes(deSi.id)], [true, false]);
        },
      };
    },
  },
  lerInstrutor: sobreUm(leitura),
  lerInstrutorDoProjeto: sobreUm(leitura),
  atualizarInstrutor: sobreUm({
    corpo: { nome: 'Outro nome' },
    limites: [fechada({ nome: 'Outro nome' })],
    efeito: async (cena, id) => igual((await guardado(cena, id)).nome, 'Outro nome'),
  }),
  encerrarInstrutor: sobreUm({
    corpo: { data: '2026-05-12', motivo: 'fim do curso' },
    limites: [fechada({})],
    efeito: async (cena, id) => igual((await guardado(cena, id)).fim, '2026-05-12'),
  }),
  substituirInstrutor: {
    async montar(cena) {
      const { id } = await comInstrutor(cena);
      return {
        de: id,
        corpo: await entrada(cena),
        efeito: async ({ body }) => {
          const novo = await guardado(cena, (body as { id: number }).id);
          igual([novo.substituiId, novo.fim], [id, null]);
          igual((await guardado(cena, id)).fim, '2026-05-12');
        },
      };
    },
    limites: [
      {
        nome: 'outside its window',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        montar: async (cena) => ({
          de: (await comInstrutor(cena, cena.dono, false)).id,
          corpo: await entrada(cena),
        }),
      },
    ],
  },
  alterarSituacaoDoInstrutor: sobreUm({
    corpo: situacao,
    limites: [proprio(situacao)],
    efeito: async (cena, id) => igual((await guardado(cena, id)).situacao, 'IRREGULAR'),
  }),
  liberarInstrutor: sobreUm({
    corpo: inicio,
    limites: [proprio(inicio)],
    efeito: async (cena, id) => igual((await guardado(cena, id)).mesInicio, '2026-07'),
  }),
  identificarInstrutor: sobreUm({
    corpo: { matricula: 'M-2026-1' },
    efeito: async (cena, id) => igual((await guardado(cena, id)).matricula, 'M-2026-1'),
  }),
  retomarVinculo: {
    async montar(cena) {
      const id = await comEncerrado(cena);
      return {
        de: id,
        corpo: retomada,
        efeito: async () => igual((await guardado(cena, id)).fim, null),
      };
    },
    limites: [
      {
        nome: 'a project of one’s own',
        colunas: ['administrador'],
        status: 409,
        montar: async (cena) => ({
          de: await comEncerrado(cena, quemOuDono(cena)),
          corpo: retomada,
        }),
      },
    ],
  },
  lerNomeCivilDoInstrutor: sobreUm({
    corpo: leituraDoNome,
    limites: [
      proprio(leituraDoNome),
      {
        nome: 'no reason',
        colunas: ['administrador'],
        status: 422,
        montar: async (cena) => ({ de: (await comInstrutor(cena)).id, corpo: {} }),
      },
    ],
    efeito: async (cena, id, body) => {
      igual(body, { nomeCivil: (await guardado(cena, id)).nome });
      igual((await countOf(cena.t, 'acesso', { documento: 'nome_civil', registroId: id })) > 0, true);
    },
  }),
  alterarMesInicio: sobreUm({
    corpo: mes,
    limites: [proprio(mes)],
    efeito: async (cena, id) => igual((await guardado(cena, id)).mesInicio, '2026-07'),
  }),
  conferirDocumento: sobreUm({
    corpo: conferencia,
    limites: [proprio(conferencia)],
    efeito: (_cena, _id, body) => {
      const { conferencias } = body as { conferencias: { documento: string; situacao: string }[] };
      igual(conferencias.find((c) => c.documento === 'dados_bancarios')?.situacao, 'CONFERIDO');
    },
  }),
  conferirAssinaturas: {
    async montar(cena) {
      const { id } = await comInstrutor(cena);
      return {
        de: id,
        efeito: ({ body }) => {
          const { assinaturas } = body as { assinaturas: { situacao: string; assinaturas: unknown[] }[] };
          igual(assinaturas.length > 0, true);
          for (const uma of assinaturas) igual([uma.situacao, uma.assinaturas], ['lido', []]);
        },
      };
    },
  },
  trocarDocumento: {
    async montar(cena) {
      const { id, corpo } = await comRecusa(cena);
      return {
        de: id,
        corpo,
        efeito: async () => igual((await guardado(cena, id)).dadosBancarios, corpo.arquivo),
      };
    },
    limites: [
      {
        nome: 'a document that was not refused',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        montar: async (cena) => {
          const { id, corpo } = await comRecusa(cena);
          return { de: id, corpo: { ...corpo, documento: 'termo_compromisso' } };
        },
      },
    ],
  },
  registrarIrregularidade: sobreUm({
    limites: [
      {
        nome: 'who does not attend',
        colunas: ['own_coordinator'],
        alvo: 'proprio',
        status: 409,
        async montar(cena) {
          const { projeto } = await aprovado(cena);
          const id = await cena.w.novoInstrutor(projeto, { situacao: 'IRREGULAR' });
          return { de: id };
        },
      },
    ],
    efeito: async (cena, id) => igual((await guardado(cena, id)).situacao, 'IRREGULAR'),
  }),
  verificarFrequencia: sobreUm({
    efeito: (_cena, _id, body) => igual(body, { data: true }),
  }),
  enviarTermo: envio('termo_compromisso'),
  enviarDeclaracao: envio('declaracao_aluno_detentor'),
  enviarHistorico: envio('historico_declaracao'),
  enviarDadosBancarios: envio('dados_bancarios'),
  enviarAnuencia: envio('termo_anuencia'),
  lerTermo: documento('termo_compromisso'),
  lerDeclaracaoDoAluno: documento('declaracao_aluno_detentor'),
  lerHistorico: documento('historico_declaracao'),
  lerDadosBancarios: documento('dados_bancarios'),
  lerAnuencia: documento('termo_anuencia'),
  gerarModelo: {
    semRastro: true,
    async montar(cena) {
      const { projeto } = await aprovado(cena);
      return {
        corpo: { projeto, documento: 'termo_compromisso' },
        efeito: ({ text }) => igual(text.slice(0, 5), '%PDF-'),
      };
    },
  },
  listarAcessosDoInstrutor: sobreUm({
    efeito: (_cena, _id, body) => igual(body, []),
  }),
  listarInstrutores: {
    async montar(cena) {
      const { projeto, id } = await comInstrutor(cena);
      return {
        de: projeto,
        efeito: ({ body }) => {
          const { data } = body as { data: Record<string, unknown>[] };
          igual(
            data.map((linha) => linha.id),
            [id],
          );
          const nomes = leDocumentos(cena) ? 'string' : 'boolean';
          for (const d of DOCUMENTOS) igual(typeof data[0]?.[d], nomes, d);
        },
      };
    },
    limites: [
      {
        nome: 'ended ties',

        colunas: ['own_coordinator', 'PRESIDENTE_COMISSAO', 'secretaria'],
        alvo: 'proprio',
        status: 403,
        montar: async (cena) => ({
          de: (await comInstrutor(cena)).projeto,
          query: 'encerrados=true',
        }),
      },
    ],
  },
  listarTitulares: {
    async montar(cena) {
      const { projeto } = await aprovado(cena);
      const saiu = await cena.w.novoInstrutor(projeto, FIM);
      const entrou = await cena.w.novoInstrutor(projeto, { substituiId: saiu });
      return {
        de: projeto,
        efeito: ({ body }) => {
          const [vaga] = (body as { data: { titulares: { id: number; pagamentos: unknown }[] }[] }).data;
          // Payments are the administration's alone.
          const pagamentos = cena.alvo === 'alheio' ? { meses: 0, centavos: 0 } : null;
          igual(
            vaga?.titulares.map((um) => [um.id, um.pagamentos]),
            [
              [saiu, pagamentos],
              [entrou, pagamentos],
            ],
          );
        },
      };
    },
  },
  exportarInstrutores: planilha,
  exportarAusentes: planilha,
} satisfies Record<string, Sonda>;
