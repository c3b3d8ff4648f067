import type { Chamador } from '@instrutoria/contract/access.ts';
import { dadosDeDisciplina, umaProposta, umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import { classico } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import type { Cena, Limite, Sonda, Tentativa } from '../access/probe.ts';
import { igual, LOGADOS, MENOS_ADMINISTRADOR, quemOuDono } from '../access/probe.ts';
import { countOf, findRow, insertInto, rowOf, updateRows } from '../rows.ts';
import { proximo } from '../world.ts';
import { umPng } from './imagem.ts';

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
  const linha = await findRow(t, 'projeto', { id });
  return linha ?? null;
}

async function comRegra({ t, w }: Cena, projetoId: number, anonimato: 'ambos' | 'avaliador') {
  const { editalId } = await rowOf(t, 'projeto', { id: projetoId });
  const { id: autorId } = await w.novaPessoa('administrador');
  const regra = { versao: 2, regras: { anonimato }, motivo: null, autorId, criadoEm: t.clock.agora() };
  await insertInto(t, 'regrasDoEdital', { ...regra, editalId: editalId ?? 0 });
}

const NAO_DONOS = LOGADOS.filter((c) => c !== 'own_coordinator');

/** A call that reads something of the project in its path. */
export function leitura(efeito: (cena: Cena, id: number) => Tentativa['efeito']): Sonda {
  const escondido = (nome: string, colunas: readonly Chamador[], dados: Dados, fase: string): Limite => ({
    nome,
    colunas,
    status: 404,
    comoInexistente: true,
    montar: async (cena) => ({ de: await novoProjeto(cena, dados, fase) }),
  });
  const antesDoEnvio = ['submissao', 'avaliacao', 'decisao'].map((fase) =>
    escondido(`a call in ${fase}`, ['secretaria'], {}, fase),
  );
  return {
    async montar(cena) {
      const id = await novoProjeto(cena, {}, faseDeLeitura(cena));
      return { de: id, efeito: efeito(cena, id) };
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
function rascunhoAlheio(corpo: (cena: Cena) => object | Promise<object>): Limite {
  return {
    nome: "another's draft in the body",
    colunas: MENOS_ADMINISTRADOR,
    status: 404,
    comoInexistente: 'body.id',
    montar: async (cena) => ({ corpo: { ...(await corpo(cena)), id: await rascunho(cena) } }),
  };
}

export const enviaArquivo = (tipo: string, bytes: () => Buffer | Promise<Buffer>): Sonda => ({
  montar: async ({ t, quem }) => ({
    arquivo: { bytes: await bytes() },
    efeito: async ({ body }) => {
      const guardado = await rowOf(t, 'arquivo', { referencia: (body as { data: string }).data });
      igual([guardado.tipo, guardado.donoId, guardado.vinculo], [tipo, quem?.id, null]);
    },
  }),
});

async function novaDisciplina({ w }: Cena) {
  return {
    ...dadosDeDisciplina({ nome: `Disciplina ${proximo()}` }),
    unidade_oferta: { id: await w.novaUnidade() },
  };
}

/** An image of the owner's in this project, or in none. */
async function novaImagem({ w, dono }: Cena, projetoId: number | null) {
  const bytes = `imagem ${proximo()}`;
  const vinculo = projetoId === null ? null : `projeto:${projetoId}`;
  const referencia = await w.novoArquivo('imagemSecao', dono.id, Buffer.from(bytes), vinculo);
  return { de: referencia, bytes };
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
      const { de } = await novaImagem(cena, id);
      return { de };
    },
  };
}

const cronogramasDe = (id: number) => [1, 2].map(() => ({ ...umCronograma(), projeto: { id } }));

export const sondasDoProjeto = {
  submeterProjeto: {
    montar: async (cena) => ({
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
          corpo: { ...(await proposta(cena)), coordenador: { id: cena.dono.id } },
        }),
      },
      {
        nome: 'a call that is not open',
        colunas: MENOS_ADMINISTRADOR,
        status: 409,
        montar: async (cena) => ({
          corpo: {
            ...(await proposta(cena)),
            edital: { id: await cena.w.novoEdital({ fase: 'avaliacao' }) },
          },
        }),
      },
      rascunhoAlheio(proposta),
    ],
  },
  desfazerEncerramento: {
    async montar(cena) {
      const edital = await cena.w.novoEditalEm('resultado', { encerramentoSemInstrutores: '2026-05-05' });
      const { projeto } = await cena.w.novoAvaliado(edital, { aprovacao: { remuneradosAprovados: 1 } });
      return {
        de: projeto,
        corpo: { motivo: 'A seleção atrasou' },
        efeito: async () => igual(await countOf(cena.t, 'encerramentoDesfeito', { projetoId: projeto }), 1),
      };
    },
    limites: [
      {
        nome: 'a project that is not closed',
        colunas: ['administrador'],
        status: 409,
        async montar({ w }) {
          const { projeto } = await w.novoAvaliado(await w.novoEditalEm('resultado'));
          return { de: projeto, corpo: { motivo: 'Não há' } };
        },
      },
    ],
  },
  retirarProjeto: {
    async montar(cena) {
      const id = await novoProjeto(cena);
      return {
        de: id,
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
          de: await novoProjeto(cena, {}, 'avaliacao'),
        }),
      },
    ],
  },
  atualizarProjeto: {
    async montar(cena) {
      const id = await novoProjeto(cena);
      const corpo = { titulo: `Título novo ${proximo()}` };
      return {
        de: id,
        corpo,
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
          de: await novoProjeto(cena, {}, 'avaliacao'),
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
          return { de: id, corpo: { titulo: 'Tarde' } };
        },
      },
    ],
  },
  lerProjeto: leitura(({ chamador, alvo }, id) => ({ body }) => {
    const soResumo = chamador === 'other_evaluator' && alvo === 'alheio';
    igual((body as { id: number }).id, id);
    if (soResumo) igual(Object.keys(body as object).sort(), CAMPOS_DO_RESUMO);
    else igual('metodologia' in (body as object), true);
  }),
  exportarProjetos: {
    semRastro: true,
    async montar(cena) {
      const editalId = await cena.w.novoEditalEm('avaliacao');
      const { projeto } = await cena.w.novoAvaliado(editalId);
      await cena.w.novoProjeto(cena.dono.id, editalId, { aguardandoCronograma: true });
      return {
        de: editalId,
        efeito: ({ text }) => {
          const [linha = '', fim = ''] = text.split('\n');
          const lido = JSON.parse(linha) as { id: number; temAvaliador: boolean };
          igual([lido.id, lido.temAvaliador], [projeto, true]);
          igual(JSON.parse(fim), { fim: true, registros: 1 });
        },
      };
    },
  },
  lerEditalDoProjeto: leitura(
    (cena, id) =>
      async ({ body }) =>
        igual((body as { id: number }).id, (await guardado(cena, id))?.editalId),
  ),
  listarProjetosSubmetidos: {
    async montar(cena) {
      const id = await novoProjeto(cena);
      const pendente = await novoProjeto(cena, { aguardandoCronograma: true });
      await rascunho(cena);
      return {
        de: cena.dono.id,
        efeito: ({ body }) =>
          igual(
            (body as { id: number }[]).map((p) => p.id),
            cena.alvo === 'proprio' ? [pendente, id] : [id],
          ),
      };
    },
  },
  salvarRascunho: {
    montar: (cena) => ({
      corpo: { titulo: 'Um rascunho' },
      efeito: async ({ body }) => {
        const linha = await guardado(cena, (body as { id: number }).id);
        igual([linha?.ehRascunho, linha?.coordenadorId], [true, cena.quem?.id]);
      },
    }),
    limites: [rascunhoAlheio(() => ({ titulo: 'Alheio' }))],
  },
  listarRascunhos: {
    async montar(cena) {
      const id = await rascunho(cena);
      await novoProjeto(cena);
      return {
        de: cena.dono.id,
        efeito: ({ body }) =>
          igual(
            (body as { id: number }[]).map((p) => p.id),
            [id],
          ),
      };
    },
  },
  excluirRascunho: {
    async montar(cena) {
      const id = await rascunho(cena);
      return {
        de: id,
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
          de: await novoProjeto(cena),
        }),
      },
    ],
  },
  enviarImagem: enviaArquivo('imagemSecao', umPng),
  lerImagem: {
    async montar(cena) {
      const projetoId = cena.alvo === 'proprio' ? null : await novoProjeto(cena, {}, faseDeLeitura(cena));
      const { de, bytes } = await novaImagem(cena, projetoId);
      const efeito = ({ text }: { text: string }) => igual(text, bytes);
      return { de, efeito };
    },
    limites: [
      imagemEscondida('an image of no project', LOGADOS, null, ''),
      imagemEscondida("a draft's", LOGADOS, { ehRascunho: true }, 'resultado'),
      imagemEscondida("before the secretariat's turn", ['secretaria'], {}, 'decisao'),
    ],
  },
  cadastrarNaoCadastrado: {
    montar: async ({ t, w, quem }) => ({
      corpo: {
        nome: 'Ana Sem Conta',
        siape: '7654321',
        regimeTrabalho: '40h/DE',
        unidade: await w.novaUnidade(),
      },
      efeito: async ({ body }) => {
        const { criadoPorId } = await rowOf(t, 'professorNaoCadastrado', { id: (body as { id: number }).id });
        igual(criadoPorId, quem?.id);
      },
    }),
  },
  salvarCronogramas: {
    async montar(cena) {
      const id = await novoProjeto(cena, { aguardandoCronograma: true });
      const { db } = cena.t.deps.database;
      return {
        corpo: cronogramasDe(id),
        efeito: async () =>
          igual(
            [
              await countOf(db, 'cronograma', { projetoId: id }),
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
          corpo: cronogramasDe(await novoProjeto(cena)).slice(1),
        }),
      },
      {
        nome: 'the call has closed',
        colunas: LOGADOS,
        alvo: 'proprio',
        status: 409,
        montar: async (cena) => ({
          corpo: cronogramasDe(await novoProjeto(cena, {}, 'avaliacao')),
        }),
      },
    ],
  },
  lerCronogramas: leitura(
    (_, id) =>
      ({ body }) =>
        igual(
          (body as { projeto: { id: number } }[]).map((c) => c.projeto.id),
          [id, id],
        ),
  ),
  criarDisciplina: {
    montar: async (cena) => ({
      corpo: await novaDisciplina(cena),
      efeito: async ({ body }) => {
        const { autorId } = await rowOf(cena.t, 'disciplina', { id: (body as { id: number }).id });
        igual(autorId, cena.quem?.id);
      },
    }),
  },
  enviarComprovante: enviaArquivo('comprovanteDisciplinas', () => classico({})),
  adicionarDisciplinas: {
    async montar(cena) {
      const quem = quemOuDono(cena);
      const comprovante = await cena.w.novoArquivo('comprovanteDisciplinas', quem.id);
      return {
        corpo: { comprovante, disciplinas_associadas: [await novaDisciplina(cena)] },
        efeito: async ({ body }) => {
          const { id } = body as { id: number };
          const pacote = await rowOf(cena.t, 'comprovanteDeDisciplinas', { id });
          igual([pacote.autorId, pacote.comprovante], [cena.quem?.id, comprovante]);
        },
      };
    },
    limites: [
      {
        nome: "another's proof",
        colunas: MENOS_ADMINISTRADOR,
        status: 422,
        montar: async (cena) => ({
          corpo: {
            comprovante: await cena.w.novoArquivo('comprovanteDisciplinas', cena.dono.id),
            disciplinas_associadas: [await novaDisciplina(cena)],
          },
        }),
      },
    ],
  },
  listarCursos: {
    async montar(cena) {
      const outro = await cena.w.novaPessoa();
      const [meu, dele] = [`Curso ${proximo()}`, `Curso ${proximo()}`];
      for (const [autor, curso] of [
        [quemOuDono(cena).id, meu],
        [outro.id, dele],
      ] as const) {
        const { disciplina } = await cena.w.novoPacote(autor);
        await updateRows(cena.t, 'disciplina', { cursosOfertadas: [curso] }, { id: disciplina });
      }
      return {
        efeito: ({ body }) => {
          const cursos = body as string[];
          igual([cursos.includes(meu), cursos.includes(dele)], [true, false]);
        },
      };
    },
  },
  procurarNomes: {
    // It writes nothing.
    semRastro: true,
    async montar(cena) {
      const { siape } = await rowOf(cena.t, 'professor', { id: quemOuDono(cena).id });
      return {
        corpo: { ...(await proposta(cena)), introducao: `<p>SIAPE ${siape}</p>` },
        efeito: ({ body }) => {
          const { achados } = body as { achados: { onde: string; dito: string }[] };
          igual(
            achados.map(({ onde, dito }) => [onde, dito]),
            [['introducao', siape]],
          );
        },
      };
    },
  },
  lerNomesDoProjeto: {
    async montar(cena) {
      const id = await novoProjeto(cena);
      await comRegra(cena, id, 'ambos');
      return {
        de: id,
        efeito: ({ body }) => igual((body as { comprovante: string }).comprovante, 'naoLido'),
      };
    },
    limites: [
      {
        nome: 'a call with names',
        colunas: ['administrador'],
        status: 404,
        comoInexistente: true,
        montar: async (cena) => ({ de: await novoProjeto(cena) }),
      },
    ],
  },
  lerComprovante: {
    ...leitura(ehPdf),
    // Each opening is recorded (T-B19).
    semRastro: true,
  },
  gerarPdf: leitura(ehPdf),
  exportarPdf: leitura(ehPdf),
} satisfies Record<string, Sonda>;
