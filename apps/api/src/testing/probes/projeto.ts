import { randomBytes } from 'node:crypto';
import type { Chamador } from '@instrutoria/contract/access.ts';
import { dadosDeDisciplina, umaProposta, umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import { classico } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import { eq } from 'drizzle-orm';
import {
  arquivo,
  comprovanteDeDisciplinas,
  cronograma,
  disciplina,
  encerramentoDesfeito,
  professorNaoCadastrado,
  projeto,
} from '../../db/schema.ts';
import { proximo } from '../world.ts';
import { umPng } from './imagem.ts';
import type { Cena, Limite, Pedido, Probe, Tentativa } from './probe.ts';
import { ID_DESCONHECIDO, igual, LINHA_AUTORES, LOGADOS, MENOS_ADMINISTRADOR, quemOuDono } from './probe.ts';

type Dados = Parameters<Cena['w']['novoProjeto']>[2];

/** Before the call was sent to the secretariat it may not read; the others do not depend on it. */
function faseDeLeitura({ chamador, alvo }: Cena): string {
  return chamador === 'secretaria' && alvo === 'alheio' ? 'secretaria' : 'submissao';
}

/** A project of the scene's owner; the designated evaluator's column has him designated. */
async function novoProjeto(cena: Cena, dados: Dados = {}, fase = 'submissao'): Promise<number> {
  const { w, chamador, alvo, avaliador, dono } = cena;
  const id = await w.novoProjeto(dono.id, await w.novoEdital({ fase }), dados);
  // A draft cannot be assigned, nor a project that awaits its schedules (D9).
  const inteiro = !dados.ehRascunho && !dados.aguardandoCronograma;
  const designa = chamador === 'designated_evaluator' && alvo === 'alheio' && inteiro;
  if (designa) await w.designar(id, avaliador.id);
  return id;
}

async function guardado({ t }: Cena, id: number) {
  const [linha] = await t.deps.database.db.select().from(projeto).where(eq(projeto.id, id));
  return linha ?? null;
}

const NAO_DONOS = LOGADOS.filter((c) => c !== 'own_coordinator');

/** A call that reads something of the project in its path. */
function leitura(
  linha: string,
  caminho: (id: number) => string,
  efeito: (cena: Cena, id: number) => Tentativa['efeito'],
): Probe {
  const desconhecido = { caminho: caminho(ID_DESCONHECIDO) };
  const escondido = (nome: string, colunas: readonly Chamador[], dados: Dados, fase: string): Limite => ({
    nome,
    colunas,
    status: 404,
    comoInexistente: true,
    montar: async (cena) => ({ caminho: caminho(await novoProjeto(cena, dados, fase)), desconhecido }),
  });
  const antesDoEnvio = ['submissao', 'avaliacao', 'decisao'].map((fase) =>
    escondido(`a call in ${fase}`, ['secretaria'], {}, fase),
  );
  return {
    linha,
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const id = await novoProjeto(cena, {}, faseDeLeitura(cena));
      return { caminho: caminho(id), desconhecido, efeito: efeito(cena, id) };
    },
    limites: [
      escondido('a draft', NAO_DONOS, { ehRascunho: true }, 'resultado'),
      escondido('awaiting schedules', NAO_DONOS, { aguardandoCronograma: true }, 'resultado'),
      ...antesDoEnvio,
    ],
  };
}

const CAMPOS_DO_RESUMO = [
  ...['coordenador', 'disciplinas', 'edital', 'id', 'palavraChave1', 'palavraChave2', 'palavraChave3'],
  ...['palavraChave4', 'tipoProjeto', 'titulo', 'unidade', 'versao'],
];

const ehPdf =
  (): Tentativa['efeito'] =>
  ({ headers, text }) =>
    igual([headers.get('content-type'), text.slice(0, 5)], ['application/pdf', '%PDF-']);

async function proposta(cena: Cena): Promise<Record<string, unknown>> {
  const quem = quemOuDono(cena);
  const pacote = await cena.w.novoPacote(quem.id);
  return {
    ...umaProposta({ titulo: `Proposta ${proximo()}`, professores_colaboradores_nao_cadastrado: [] }),
    professores_colaboradores: [],
    edital: { id: await cena.w.novoEdital() },
    comprovante_disciplinas: { id: pacote.id },
    cronogramas: [umCronograma(), umCronograma()],
  };
}

async function rascunho({ w, dono }: Cena): Promise<number> {
  return w.novoProjeto(dono.id, null, { ehRascunho: true });
}

/** The id of another's draft in the body is an unknown one (T-B4). */
function rascunhoAlheio(caminho: string, corpo: (cena: Cena) => Promise<object>): Limite {
  return {
    nome: "another's draft in the body",
    colunas: MENOS_ADMINISTRADOR,
    status: 404,
    comoInexistente: true,
    async montar(cena) {
      const resto = await corpo(cena);
      const desconhecido: Pedido = { caminho, corpo: { ...resto, id: ID_DESCONHECIDO } };
      return { caminho, corpo: { ...resto, id: await rascunho(cena) }, desconhecido };
    },
  };
}

const enviaArquivo = (caminho: string, tipo: string, bytes: () => Promise<Buffer>): Probe => ({
  linha: LINHA_AUTORES,
  nomeia: false,
  ok: 201,
  montar: async ({ t, quem }) => ({
    caminho,
    arquivo: { bytes: await bytes() },
    efeito: async ({ body }) => {
      const [linha] = await t.deps.database.db
        .select({ tipo: arquivo.tipo, donoId: arquivo.donoId, vinculo: arquivo.vinculo })
        .from(arquivo)
        .where(eq(arquivo.referencia, (body as { data: string }).data));
      igual(linha, { tipo, donoId: quem?.id, vinculo: null });
    },
  }),
});

async function novaDisciplina({ w }: Cena) {
  return {
    ...dadosDeDisciplina({ nome: `Disciplina ${proximo()}` }),
    unidade_oferta: { id: await w.novaUnidade() },
  };
}

const caminhoDaImagem = (referencia: string) => `/api/projeto/imagem/${referencia}`;
const imagemDesconhecida = () => ({ caminho: caminhoDaImagem(`arq_${randomBytes(16).toString('hex')}`) });

/** An image of the owner's in this project, or in none. */
async function novaImagem({ w, dono }: Cena, projetoId: number | null) {
  const bytes = `imagem ${proximo()}`;
  const vinculo = projetoId === null ? null : `projeto:${projetoId}`;
  const referencia = await w.novoArquivo('imagemSecao', dono.id, Buffer.from(bytes), vinculo);
  return { caminho: caminhoDaImagem(referencia), bytes };
}

function imagemEscondida(
  nome: string,
  colunas: readonly Chamador[],
  dados: Dados | null,
  fase: string,
): Limite {
  return {
    nome,
    colunas,
    status: 404,
    comoInexistente: true,
    async montar(cena) {
      const id = dados === null ? null : await novoProjeto(cena, dados, fase);
      const { caminho } = await novaImagem(cena, id);
      return { caminho, desconhecido: imagemDesconhecida() };
    },
  };
}

const cronogramasDe = (id: number) => [1, 2].map(() => ({ ...umCronograma(), projeto: { id } }));

export const sondasDoProjeto = {
  submeterProjeto: {
    linha: LINHA_AUTORES,
    nomeia: false,
    ok: 201,
    montar: async (cena) => ({
      caminho: '/api/projeto',
      corpo: { ...(await proposta(cena)), remunerados_aprovados: 2, temAvaliador: true },
      efeito: async ({ body }) => {
        const { id, remunerados_aprovados, temAvaliador } = body as Record<string, number>;
        const linha = await guardado(cena, id ?? 0);
        igual([linha?.ehRascunho, linha?.coordenadorId], [false, cena.quem?.id]);
        igual([remunerados_aprovados, temAvaliador], [0, false]);
      },
    }),
    limites: [
      {
        nome: 'another person as coordenador',
        colunas: MENOS_ADMINISTRADOR,
        status: 403,
        montar: async (cena) => ({
          caminho: '/api/projeto',
          corpo: { ...(await proposta(cena)), coordenador: { id: cena.dono.id } },
        }),
      },
      {
        nome: 'a call that is not open',
        colunas: MENOS_ADMINISTRADOR,
        status: 409,
        montar: async (cena) => ({
          caminho: '/api/projeto',
          corpo: {
            ...(await proposta(cena)),
            edital: { id: await cena.w.novoEdital({ fase: 'avaliacao' }) },
          },
        }),
      },
      rascunhoAlheio('/api/projeto', proposta),
    ],
  },
  desfazerEncerramento: {
    linha: 'no no no no no yes no no',
    nomeia: false,
    ok: 200,
    async montar(cena) {
      const edital = await cena.w.novoEditalEm('resultado', { encerramentoSemInstrutores: '2026-05-05' });
      const { projeto } = await cena.w.novoAvaliado(edital, { aprovacao: { remuneradosAprovados: 1 } });
      return {
        caminho: `/api/projeto/${projeto}/desfazer_encerramento`,
        corpo: { motivo: 'A seleção atrasou' },
        efeito: async () =>
          igual(
            await cena.t.deps.database.db.$count(
              encerramentoDesfeito,
              eq(encerramentoDesfeito.projetoId, projeto),
            ),
            1,
          ),
      };
    },
    limites: [
      {
        nome: 'a project that is not closed',
        colunas: ['administrador'],
        status: 409,
        async montar({ w }) {
          const { projeto } = await w.novoAvaliado(await w.novoEditalEm('resultado'));
          return { caminho: `/api/projeto/${projeto}/desfazer_encerramento`, corpo: { motivo: 'Não há' } };
        },
      },
    ],
  },
  retirarProjeto: {
    linha: 'no yes no no no no no no',
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const id = await novoProjeto(cena);
      return {
        caminho: `/api/projeto/${id}/retirar`,
        desconhecido: { caminho: `/api/projeto/${ID_DESCONHECIDO}/retirar` },
        efeito: async () => {
          const linha = await guardado(cena, id);
          igual([linha?.ehRascunho, linha?.submetidoEm], [true, null]);
        },
      };
    },
    limites: [
      {
        nome: 'the call has closed',
        colunas: LOGADOS,
        alvo: 'proprio',
        status: 409,
        montar: async (cena) => ({
          caminho: `/api/projeto/${await novoProjeto(cena, {}, 'avaliacao')}/retirar`,
        }),
      },
    ],
  },
  atualizarProjeto: {
    linha: 'no yes no no no no no no',
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const id = await novoProjeto(cena);
      const corpo = { titulo: `Título novo ${proximo()}` };
      return {
        caminho: `/api/projeto/${id}`,
        corpo,
        desconhecido: { caminho: `/api/projeto/${ID_DESCONHECIDO}`, corpo },
        efeito: async () => {
          const linha = await guardado(cena, id);
          igual([linha?.titulo, linha?.versao], [corpo.titulo, 2]);
        },
      };
    },
    limites: [
      {
        nome: 'the call has closed',
        colunas: LOGADOS,
        alvo: 'proprio',
        status: 409,
        montar: async (cena) => ({
          caminho: `/api/projeto/${await novoProjeto(cena, {}, 'avaliacao')}`,
          corpo: { titulo: 'Tarde' },
        }),
      },
      {
        nome: 'an evaluator is designated',
        colunas: LOGADOS,
        alvo: 'proprio',
        status: 409,
        async montar(cena) {
          const id = await novoProjeto(cena);
          await cena.w.designar(id, cena.avaliador.id);
          return { caminho: `/api/projeto/${id}`, corpo: { titulo: 'Tarde' } };
        },
      },
    ],
  },
  lerProjeto: leitura(
    'no yes no yes yes* yes yes yes*',
    (id) => `/api/projeto/projeto/${id}`,
    ({ chamador, alvo }, id) =>
      ({ body }) => {
        const soResumo = chamador === 'other_evaluator' && alvo === 'alheio';
        igual((body as { id: number }).id, id);
        if (soResumo) igual(Object.keys(body as object).sort(), CAMPOS_DO_RESUMO);
        else igual('metodologia' in (body as object), true);
      },
  ),
  lerEditalDoProjeto: leitura(
    'no yes no yes yes yes yes* yes*',
    (id) => `/api/projeto/${id}/edital`,
    (cena, id) =>
      async ({ body }) =>
        igual((body as { id: number }).id, (await guardado(cena, id))?.editalId),
  ),
  listarProjetosSubmetidos: {
    linha: 'no yes no no no yes no no',
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const id = await novoProjeto(cena);
      const pendente = await novoProjeto(cena, { aguardandoCronograma: true });
      await rascunho(cena);
      return {
        caminho: `/api/projeto/projetos_submetidos/${cena.dono.id}`,
        desconhecido: { caminho: `/api/projeto/projetos_submetidos/${ID_DESCONHECIDO}` },
        efeito: ({ body }) =>
          igual(
            (body as { id: number }[]).map((p) => p.id),
            cena.alvo === 'proprio' ? [pendente, id] : [id],
          ),
      };
    },
  },
  salvarRascunho: {
    linha: LINHA_AUTORES,
    nomeia: false,
    ok: 201,
    montar: (cena) =>
      Promise.resolve({
        caminho: '/api/projeto/rascunho',
        corpo: { titulo: 'Um rascunho' },
        efeito: async ({ body }) => {
          const linha = await guardado(cena, (body as { id: number }).id);
          igual([linha?.ehRascunho, linha?.coordenadorId], [true, cena.quem?.id]);
        },
      }),
    limites: [rascunhoAlheio('/api/projeto/rascunho', () => Promise.resolve({ titulo: 'Alheio' }))],
  },
  listarRascunhos: {
    linha: 'no yes no no no no no no',
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const id = await rascunho(cena);
      await novoProjeto(cena);
      return {
        caminho: `/api/projeto/rascunho/${cena.dono.id}`,
        desconhecido: { caminho: `/api/projeto/rascunho/${ID_DESCONHECIDO}` },
        efeito: ({ body }) =>
          igual(
            (body as { id: number }[]).map((p) => p.id),
            [id],
          ),
      };
    },
  },
  excluirRascunho: {
    linha: 'no yes no no no no no no',
    nomeia: true,
    ok: 204,
    async montar(cena) {
      const id = await rascunho(cena);
      return {
        caminho: `/api/projeto/rascunho/excluir/${id}`,
        desconhecido: { caminho: `/api/projeto/rascunho/excluir/${ID_DESCONHECIDO}` },
        efeito: async () => igual(await guardado(cena, id), null),
      };
    },
    limites: [
      {
        nome: 'a submitted project',
        colunas: LOGADOS,
        alvo: 'proprio',
        status: 404,
        comoInexistente: true,
        montar: async (cena) => ({
          caminho: `/api/projeto/rascunho/excluir/${await novoProjeto(cena)}`,
          desconhecido: { caminho: `/api/projeto/rascunho/excluir/${ID_DESCONHECIDO}` },
        }),
      },
    ],
  },
  enviarImagem: enviaArquivo('/api/projeto/upload', 'imagemSecao', umPng),
  lerImagem: {
    linha: 'no yes no yes no yes yes yes',
    nomeia: true,
    ok: 200,
    async montar(cena) {
      const projetoId = cena.alvo === 'proprio' ? null : await novoProjeto(cena, {}, faseDeLeitura(cena));
      const { caminho, bytes } = await novaImagem(cena, projetoId);
      const efeito = ({ text }: { text: string }) => igual(text, bytes);
      return { caminho, desconhecido: imagemDesconhecida(), efeito };
    },
    limites: [
      imagemEscondida('an image of no project', LOGADOS, null, ''),
      imagemEscondida("a draft's", LOGADOS, { ehRascunho: true }, 'resultado'),
      imagemEscondida("before the secretariat's turn", ['secretaria'], {}, 'decisao'),
    ],
  },
  cadastrarNaoCadastrado: {
    linha: LINHA_AUTORES,
    nomeia: false,
    ok: 201,
    montar: async ({ t, w, quem }) => ({
      caminho: '/api/professor_nao_cadastrado',
      corpo: {
        nome: 'Ana Sem Conta',
        siape: '7654321',
        regimeTrabalho: '40h/DE',
        unidade: await w.novaUnidade(),
      },
      efeito: async ({ body }) => {
        const [linha] = await t.deps.database.db
          .select({ criadoPorId: professorNaoCadastrado.criadoPorId })
          .from(professorNaoCadastrado)
          .where(eq(professorNaoCadastrado.id, (body as { id: number }).id));
        igual(linha, { criadoPorId: quem?.id });
      },
    }),
  },
  salvarCronogramas: {
    linha: 'no yes no no no no no no',
    nomeia: true,
    ok: 201,
    async montar(cena) {
      const id = await novoProjeto(cena, { aguardandoCronograma: true });
      const { db } = cena.t.deps.database;
      return {
        caminho: '/api/cronograma',
        corpo: cronogramasDe(id),
        desconhecido: { caminho: '/api/cronograma', corpo: cronogramasDe(ID_DESCONHECIDO) },
        efeito: async () =>
          igual(
            [
              await db.$count(cronograma, eq(cronograma.projetoId, id)),
              (await guardado(cena, id))?.aguardandoCronograma,
            ],
            [2, false],
          ),
      };
    },
    limites: [
      {
        nome: 'one schedule too few',
        colunas: LOGADOS,
        alvo: 'proprio',
        status: 422,
        montar: async (cena) => ({
          caminho: '/api/cronograma',
          corpo: cronogramasDe(await novoProjeto(cena)).slice(1),
        }),
      },
      {
        nome: 'the call has closed',
        colunas: LOGADOS,
        alvo: 'proprio',
        status: 409,
        montar: async (cena) => ({
          caminho: '/api/cronograma',
          corpo: cronogramasDe(await novoProjeto(cena, {}, 'avaliacao')),
        }),
      },
    ],
  },
  lerCronogramas: leitura(
    'no yes no yes no yes yes* yes*',
    (id) => `/api/cronograma/${id}`,
    (_, id) =>
      ({ body }) =>
        igual(
          (body as { projeto: { id: number } }[]).map((c) => c.projeto.id),
          [id, id],
        ),
  ),
  criarDisciplina: {
    linha: LINHA_AUTORES,
    nomeia: false,
    ok: 201,
    montar: async (cena) => ({
      caminho: '/api/disciplina',
      corpo: await novaDisciplina(cena),
      efeito: async ({ body }) => {
        const [linha] = await cena.t.deps.database.db
          .select({ autorId: disciplina.autorId })
          .from(disciplina)
          .where(eq(disciplina.id, (body as { id: number }).id));
        igual(linha, { autorId: cena.quem?.id });
      },
    }),
  },
  enviarComprovante: enviaArquivo('/api/disciplina/upload', 'comprovanteDisciplinas', () =>
    Promise.resolve(classico({})),
  ),
  adicionarDisciplinas: {
    linha: LINHA_AUTORES,
    nomeia: false,
    ok: 201,
    async montar(cena) {
      const quem = quemOuDono(cena);
      const comprovante = await cena.w.novoArquivo('comprovanteDisciplinas', quem.id);
      return {
        caminho: '/api/disciplina/adicionar',
        corpo: { comprovante, disciplinas_associadas: [await novaDisciplina(cena)] },
        efeito: async ({ body }) => {
          const [linha] = await cena.t.deps.database.db
            .select({
              autorId: comprovanteDeDisciplinas.autorId,
              comprovante: comprovanteDeDisciplinas.comprovante,
            })
            .from(comprovanteDeDisciplinas)
            .where(eq(comprovanteDeDisciplinas.id, (body as { id: number }).id));
          igual(linha, { autorId: cena.quem?.id, comprovante });
        },
      };
    },
    limites: [
      {
        nome: "another's proof",
        colunas: MENOS_ADMINISTRADOR,
        status: 422,
        montar: async (cena) => ({
          caminho: '/api/disciplina/adicionar',
          corpo: {
            comprovante: await cena.w.novoArquivo('comprovanteDisciplinas', cena.dono.id),
            disciplinas_associadas: [await novaDisciplina(cena)],
          },
        }),
      },
    ],
  },
  lerComprovante: {
    ...leitura('no yes no yes no yes yes no', (id) => `/api/images/comprovante/${id}`, ehPdf),
    // Each opening is recorded (T-B19).
    semRastro: true,
  },
  gerarPdf: leitura('no yes no yes no yes yes* yes*', (id) => `/api/gerar-pdf/${id}`, ehPdf),
  exportarPdf: leitura('no yes no yes no yes yes* yes*', (id) => `/api/openpdf/export/${id}`, ehPdf),
} satisfies Record<string, Probe>;
