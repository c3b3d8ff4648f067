import { ARQUIVO_DO_DOCUMENTO } from '@instrutoria/domain/instrutor/limits.ts';
import { DOCUMENTOS, type Documento } from '@instrutoria/domain/instrutor/types.ts';
import { eq } from 'drizzle-orm';
import { acesso, arquivo, instrutor, prorrogacao } from '../../db/schema.ts';
import { umPdf } from '../arquivos.ts';
import type { Pessoa } from '../world.ts';
import type { Cena, Limite, Pedido, Probe, Tentativa } from './probe.ts';
import { ID_DESCONHECIDO, igual, LINHA_ADMINISTRADOR, quemOuDono } from './probe.ts';

const LINHA_COORDENADOR = 'no yes no no no no no no';
const LINHA_COORDENADOR_E_ADMINISTRADOR = 'no yes no no no yes no no';
const LINHA_LEITORES = 'no yes no no no yes yes yes';

/** An approved project of this person, whose registration window is open unless told otherwise. */
async function aprovado(cena: Cena, dono: Pessoa = cena.dono, janela = true) {
  const { w, t, avaliador } = cena;
  // Nobody assesses his own project (D15).
  const p = await w.novoAprovado({ dono, ...(dono.id === avaliador.id ? {} : { avaliador }) });
  if (janela) {
    const autor = await w.novaPessoa('administrador');
    await t.deps.database.db.insert(prorrogacao).values({
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

/** The same with an ended tie whose place is free. */
async function comEncerrado(cena: Cena, dono: Pessoa = cena.dono): Promise<number> {
  const { projeto } = await aprovado(cena, dono, false);
  return cena.w.novoInstrutor(projeto, FIM);
}

async function guardado({ t }: Cena, id: number) {
  const [linha] = await t.deps.database.db.select().from(instrutor).where(eq(instrutor.id, id));
  if (linha === undefined) throw new Error('no such instructor');
  return linha;
}

async function cadastro(cena: Cena, projeto: number): Promise<Pedido> {
  const pessoal = { nome: 'Ana', email: 'ana@exemplo.test', programa_pos: 'Física', tipoAluno: 'BOLSISTA' };
  const documentos = await cena.w.documentosPara(cena.dono.id);
  return { caminho: '/api/instrutor', corpo: { ...pessoal, acumulo: 'unica', ...documentos, projeto } };
}

/** A call on one instructor, `caminho` before its id. */
function sobreUm(
  linha: string,
  caminho: string,
  opcoes: {
    readonly ok?: number;
    readonly corpo?: unknown;
    readonly nomeia?: false;
    readonly outros?: Omit<Probe, 'linha' | 'montar' | 'nomeia' | 'ok'>;
    efeito(cena: Cena, id: number, body: unknown): Promise<void> | void;
  },
): Probe {
  return {
    linha,
    nomeia: opcoes.nomeia ?? true,
    ok: opcoes.ok ?? 200,
    async montar(cena): Promise<Tentativa> {
      const { id } = await comInstrutor(cena);
      const pedido = (qual: number) => ({ caminho: `${caminho}/${qual}`, corpo: opcoes.corpo });
      return {
        ...pedido(id),
        desconhecido: pedido(ID_DESCONHECIDO),
        efeito: ({ body }) => opcoes.efeito(cena, id, body),
      };
    },
    ...opcoes.outros,
  };
}

const fechada = (corpo: unknown): Limite => ({
  nome: 'outside its window',
  colunas: ['own_coordinator'],
  alvo: 'proprio',
  status: 409,
  montar: async (cena) => ({
    caminho: `/api/instrutor/${(await comInstrutor(cena, cena.dono, false)).id}`,
    corpo,
  }),
});
/** An administrator decides nothing about a project of his own (D30). */
const proprio = (caminho: string, corpo: unknown): Limite => ({
  nome: 'a project of one’s own',
  colunas: ['administrador'],
  status: 409,
  montar: async (cena) => ({
    caminho: `${caminho}/${(await comInstrutor(cena, quemOuDono(cena))).id}`,
    corpo,
  }),
});

/** Own coordinator and administrators read what stands there, the others whether a file does (E-INSTRUTOR-5). */
const leDocumentos = ({ alvo, chamador }: Cena) => alvo === 'proprio' || chamador === 'administrador';
/** An administrator's reading of a CPF leaves its row (D37), nobody else's leaves any. */
const leitura = {
  outros: { semRastro: true },
  async efeito(cena: Cena, id: number, body: unknown) {
    const lido = body as { id: number; dados_bancarios: unknown };
    igual([lido.id, typeof lido.dados_bancarios], [id, leDocumentos(cena) ? 'string' : 'boolean']);
    const leOCpf = cena.alvo === 'alheio' && cena.chamador === 'administrador';
    const { db } = cena.t.deps.database;
    igual(await db.$count(acesso, eq(acesso.registroId, id)), leOCpf ? 1 : 0);
  },
} as const;

function envio(documento: Documento): Probe {
  const tipo = ARQUIVO_DO_DOCUMENTO[documento];
  const caminho = `/api/instrutor/upload/${tipo}`;
  const semProjeto = ['other_professor', 'designated_evaluator', 'other_evaluator'] as const;
  return {
    linha: 'no yes yes* yes* yes* no yes* yes*',
    nomeia: false,
    ok: 201,
    async montar(cena) {
      await aprovado(cena, quemOuDono(cena), false);
      return {
        caminho,
        arquivo: { bytes: umPdf() },
        efeito: async ({ body }) => {
          const { data } = body as { data: string };
          const { db } = cena.t.deps.database;
          const [linha] = await db.select().from(arquivo).where(eq(arquivo.referencia, data));
          igual([linha?.tipo, linha?.donoId, linha?.vinculo], [tipo, cena.quem?.id, null]);
        },
      };
    },
    limites: [
      {
        nome: 'without an approved project',
        colunas: [...semProjeto, 'own_coordinator', 'PRESIDENTE_COMISSAO', 'secretaria'],
        status: 403,
        montar: () => Promise.resolve({ caminho, arquivo: { bytes: umPdf() } }),
      },
    ],
  };
}

const documento = (qual: Documento): Probe =>
  sobreUm(LINHA_COORDENADOR_E_ADMINISTRADOR, `/api/instrutor/${ARQUIVO_DO_DOCUMENTO[qual]}`, {
    outros: { semRastro: true },
    async efeito({ t, quem }, id) {
      const linhas = await t.deps.database.db.select().from(acesso).where(eq(acesso.registroId, id));
      const desta = linhas.filter((linha) => linha.registroTipo === 'instrutor');
      igual(
        desta.map((linha) => [linha.pessoaId, linha.documento]),
        [[quem?.id, qual]],
      );
    },
  });

const planilha = (caminho: string): Probe => ({
  linha: LINHA_ADMINISTRADOR,
  nomeia: false,
  ok: 200,
  semRastro: true,
  montar: () =>
    Promise.resolve({ caminho, efeito: ({ text }) => igual(text.slice(0, 2), 'PK', 'an xlsx is a ZIP') }),
});

const situacao = { situacaoInstrutor: 'IRREGULAR' };
const mes = { mesInicio: '2026-07' };
const conferencia = { documento: 'dados_bancarios', situacao: 'CONFERIDO' };
const ADMINISTRACAO = '/api/instrutor';
const RETOMAR = '/api/instrutor/retomar';
const retomada = { motivo: 'encerrado por engano' };
const inicio = { mesInicio: '2026-07' };

export const sondasDoInstrutor = {
  cadastrarInstrutor: {
    linha: LINHA_COORDENADOR,
    nomeia: true,
    ok: 201,
    async montar(cena) {
      const { projeto } = await aprovado(cena);
      return {
        ...(await cadastro(cena, projeto)),
        desconhecido: await cadastro(cena, ID_DESCONHECIDO),
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
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const { id } = await comInstrutor(cena);
      const deSi = await comInstrutor(cena, quemOuDono(cena));
      return {
        caminho: '/api/instrutor',
        efeito: ({ body }) => {
          const ids = (body as { id: number }[]).map((linha) => linha.id);
          igual([ids.includes(id), ids.includes(deSi.id)], [true, false]);
        },
      };
    },
  },
  lerInstrutor: sobreUm(LINHA_LEITORES, '/api/instrutor', leitura),
  lerInstrutorDoProjeto: sobreUm(LINHA_LEITORES, '/api/instrutor/instrutor', leitura),
  atualizarInstrutor: sobreUm(LINHA_COORDENADOR, '/api/instrutor', {
    corpo: { nome: 'Outro nome' },
    outros: { limites: [fechada({ nome: 'Outro nome' })] },
    efeito: async (cena, id) => igual((await guardado(cena, id)).nome, 'Outro nome'),
  }),
  encerrarInstrutor: sobreUm(LINHA_COORDENADOR, '/api/instrutor', {
    ok: 204,
    corpo: { data: '2026-05-12', motivo: 'fim do curso' },
    outros: { limites: [fechada({})] },
    efeito: async (cena, id) => igual((await guardado(cena, id)).fim, '2026-05-12'),
  }),
  alterarSituacaoDoInstrutor: sobreUm(LINHA_ADMINISTRADOR, `${ADMINISTRACAO}/situacao_instrutor`, {
    nomeia: false,
    corpo: situacao,
    outros: {
      recusaComTexto: true,
      limites: [proprio(`${ADMINISTRACAO}/situacao_instrutor`, situacao)],
    },
    efeito: async (cena, id) => igual((await guardado(cena, id)).situacao, 'IRREGULAR'),
  }),
  liberarInstrutor: sobreUm(LINHA_ADMINISTRADOR, `${ADMINISTRACAO}/liberar`, {
    nomeia: false,
    corpo: inicio,
    outros: { limites: [proprio(`${ADMINISTRACAO}/liberar`, inicio)] },
    efeito: async (cena, id) => igual((await guardado(cena, id)).mesInicio, '2026-07'),
  }),
  identificarInstrutor: sobreUm(LINHA_COORDENADOR_E_ADMINISTRADOR, `${ADMINISTRACAO}/identificacao`, {
    corpo: { matricula: 'M-2026-1' },
    efeito: async (cena, id) => igual((await guardado(cena, id)).matricula, 'M-2026-1'),
  }),
  retomarVinculo: {
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const id = await comEncerrado(cena);
      return {
        caminho: `${RETOMAR}/${id}`,
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
          caminho: `${RETOMAR}/${await comEncerrado(cena, quemOuDono(cena))}`,
          corpo: retomada,
        }),
      },
    ],
  },
  alterarMesInicio: sobreUm(LINHA_ADMINISTRADOR, `${ADMINISTRACAO}/mes_inicio`, {
    nomeia: false,
    corpo: mes,
    outros: { recusaComTexto: true, limites: [proprio(`${ADMINISTRACAO}/mes_inicio`, mes)] },
    efeito: async (cena, id) => igual((await guardado(cena, id)).mesInicio, '2026-07'),
  }),
  conferirDocumento: sobreUm(LINHA_ADMINISTRADOR, `${ADMINISTRACAO}/conferir_documento`, {
    nomeia: false,
    corpo: conferencia,
    outros: { limites: [proprio(`${ADMINISTRACAO}/conferir_documento`, conferencia)] },
    efeito: (_cena, _id, body) => {
      const { conferencias } = body as { conferencias: { documento: string; situacao: string }[] };
      igual(conferencias.find((c) => c.documento === 'dados_bancarios')?.situacao, 'CONFERIDO');
    },
  }),
  registrarIrregularidade: sobreUm(
    LINHA_COORDENADOR_E_ADMINISTRADOR,
    '/api/instrutor/registrar-irregularidade',
    {
      outros: {
        limites: [
          {
            nome: 'who does not attend',
            colunas: ['own_coordinator'],
            alvo: 'proprio',
            status: 409,
            async montar(cena) {
              const { projeto } = await aprovado(cena);
              const id = await cena.w.novoInstrutor(projeto, { situacao: 'IRREGULAR' });
              return { caminho: `/api/instrutor/registrar-irregularidade/${id}` };
            },
          },
        ],
      },
      efeito: async (cena, id) => igual((await guardado(cena, id)).situacao, 'IRREGULAR'),
    },
  ),
  verificarFrequencia: sobreUm(LINHA_COORDENADOR_E_ADMINISTRADOR, '/api/instrutor/verificar-frequencia', {
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
    linha: LINHA_COORDENADOR,
    nomeia: true,
    ok: 200,
    semRastro: true,
    async montar(cena) {
      const { projeto } = await aprovado(cena);
      const pedido = (qual: number) => ({
        caminho: '/api/instrutor/modelo',
        corpo: { projeto: qual, documento: 'termo_compromisso' },
      });
      return {
        ...pedido(projeto),
        desconhecido: pedido(ID_DESCONHECIDO),
        efeito: ({ text }) => igual(text.slice(0, 5), '%PDF-'),
      };
    },
  },
  listarAcessosDoInstrutor: sobreUm(LINHA_COORDENADOR_E_ADMINISTRADOR, '/api/instrutor/acessos', {
    efeito: (_cena, _id, body) => igual(body, []),
  }),
  listarInstrutores: {
    linha: LINHA_LEITORES,
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const { projeto, id } = await comInstrutor(cena);
      return {
        caminho: `/api/projeto/instrutores/${projeto}`,
        desconhecido: { caminho: `/api/projeto/instrutores/${ID_DESCONHECIDO}` },
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
          caminho: `/api/projeto/instrutores/${(await comInstrutor(cena)).projeto}?encerrados=true`,
        }),
      },
    ],
  },
  exportarInstrutores: planilha('/api/planilha_instrutor/export'),
  exportarAusentes: planilha('/api/planilha_instrutor/export/ausentes'),
} satisfies Record<string, Probe>;
