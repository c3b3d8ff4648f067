import type { Chamador } from '@instrutoria/contract/access.ts';
import { dadosDeDisciplina, umaProposta, umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import { classico } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual, LOGADOS, MENOS_ADMINISTRADOR, quemOuDono } from '../access/probe.ts';
import type { Efeito } from '../access/sonda.ts';
import { contou, gravou, limitesDe, lista, responde, sonda, todos } from '../access/sonda.ts';
import { rowOf, updateRows } from '../rows.ts';
import { gravarRegras } from '../world/regras-gravadas.ts';
import { proximo } from '../world.ts';
import { umPng } from './imagem.ts';

type Dados = Parameters<Cena['w']['novoProjeto']>[2];
type ComProjeto = Awaited<ReturnType<typeof novoProjeto>>;

const administrador = limitesDe(['administrador']);
const noProprio = limitesDe(LOGADOS, 'proprio');
const menosAdministrador = limitesDe(MENOS_ADMINISTRADOR);

/** The secretariat may not read before the call was sent to it; for others the phase does not matter. */
function faseDeLeitura({ chamador, alvo }: Cena): string {
  return chamador === 'secretaria' && alvo === 'alheio' ? 'secretaria' : 'submissao';
}

/** A project of the scene's owner; designated to the evaluator in the column of the designated one. */
async function novoProjeto(cena: Cena, dados: Dados = {}, fase = 'submissao') {
  const { w, chamador, alvo, avaliador, dono } = cena;
  const edital = await w.novoEdital({ fase });
  const projeto = await w.novoProjeto(dono.id, edital, dados);
  // Drafts and projects that await schedules cannot be assigned (D9).
  const inteiro = !dados.ehRascunho && !dados.aguardandoCronograma;
  const designa = chamador === 'designated_evaluator' && alvo === 'alheio' && inteiro;
  if (designa) await w.designar(projeto, avaliador.id);
  return { projeto, edital };
}

/** A project in a call that has closed. */
const fechado = (cena: Cena) => novoProjeto(cena, {}, 'avaliacao');

const NAO_DONOS = LOGADOS.filter((c) => c !== 'own_coordinator');

const escondido = (nome: string, colunas: readonly Chamador[], dados: Dados, fase: string): Limite =>
  limitesDe(colunas)(nome, 404, (cena) => novoProjeto(cena, dados, fase), { comoInexistente: true });

/** A read of the project in its path, after `preparar` wrote what it shows. */
export const leitura = (
  efeito: Efeito<ComProjeto>,
  preparar?: (cena: Cena, r: ComProjeto) => Promise<void>,
): Sonda =>
  sonda(
    async (cena) => {
      const r = await novoProjeto(cena, {}, faseDeLeitura(cena));
      await preparar?.(cena, r);
      return r;
    },
    efeito,
    {
      limites: [
        escondido('a draft', NAO_DONOS, { ehRascunho: true }, 'resultado'),
        escondido('awaiting schedules', NAO_DONOS, { aguardandoCronograma: true }, 'resultado'),
        ...['submissao', 'avaliacao', 'decisao'].map((fase) =>
          escondido(`a call in ${fase}`, ['secretaria'], {}, fase),
        ),
      ],
    },
  );

const CAMPOS_DO_RESUMO = [
  ...['coordenador', 'disciplinas', 'edital', 'id', 'palavraChave1', 'palavraChave2', 'palavraChave3'],
  ...['palavraChave4', 'tipoProjeto', 'titulo', 'unidade', 'versao'],
];

const ehPdf: Efeito<unknown> = ({ headers, text }) =>
  igual([headers.get('content-type'), text.slice(0, 5)], ['application/pdf', '%PDF-']);

async function proposta(cena: Cena): Promise<Record<string, unknown>> {
  const pacote = await cena.w.novoPacote(quemOuDono(cena).id);
  return {
    ...umaProposta({ titulo: `Proposta ${proximo()}`, professores_colaboradores_nao_cadastrado: [] }),
    professores_colaboradores: [],
    edital: { id: await cena.w.novoEdital() },
    comprovante_disciplinas: { id: pacote.id },
    cronogramas: [umCronograma(), umCronograma()],
  };
}

const rascunho = async ({ w, dono }: Cena) => ({
  projeto: await w.novoProjeto(dono.id, null, { ehRascunho: true }),
});

/** The scene has a complete body; the contract derives nothing. */
const enviado = { corpo: (r: { readonly enviado: object }) => r.enviado };
const daPessoa = async (cena: Cena) => ({ pessoa: cena.dono.id });

/** Another's draft id in the body counts as unknown (T-B4). */
const rascunhoAlheio = (corpo: (cena: Cena) => object | Promise<object>): Limite =>
  menosAdministrador(
    "another's draft in the body",
    404,
    async (cena) => ({ enviado: { ...(await corpo(cena)), id: (await rascunho(cena)).projeto } }),
    { ...enviado, comoInexistente: 'body.id' },
  );

export const enviaArquivo = (tipo: string, bytes: () => Buffer | Promise<Buffer>): Sonda => ({
  montar: async ({ t, quem }) => ({
    arquivo: { bytes: await bytes() },
    efeito: async ({ body }) => {
      const guardado = await rowOf(t, 'arquivo', { referencia: (body as { data: string }).data });
      igual([guardado.tipo, guardado.donoId, guardado.vinculo], [tipo, quem?.id ?? null, null]);
    },
  }),
});

const novaDisciplina = async ({ w }: Cena) => ({
  ...dadosDeDisciplina({ nome: `Disciplina ${proximo()}` }),
  unidade_oferta: { id: await w.novaUnidade() },
});

/** An image of the owner's in this project, or in none. */
async function novaImagem({ w, dono }: Cena, projeto: number | null) {
  const bytes = `imagem ${proximo()}`;
  const vinculo = projeto === null ? null : `projeto:${projeto}`;
  return { reference: await w.novoArquivo('imagemSecao', dono.id, Buffer.from(bytes), vinculo), bytes };
}

const imagemEscondida = (nome: string, colunas: readonly Chamador[], dados: Dados | null, fase: string) =>
  limitesDe(colunas)(
    nome,
    404,
    async (cena) => novaImagem(cena, dados === null ? null : (await novoProjeto(cena, dados, fase)).projeto),
    { comoInexistente: true },
  );

const cronogramasDe = (id: number) => [1, 2].map(() => ({ ...umCronograma(), projeto: { id } }));
/** A list as the body, for a project in this state. */
const cronogramas =
  (quantos: number, dados: Dados = {}, fase?: string): Limite['montar'] =>
  async (cena) => ({
    corpo: cronogramasDe((await novoProjeto(cena, dados, fase)).projeto).slice(0, quantos),
  });

const TITULO = `Título novo ${proximo()}`;

export const sondasDoProjeto = {
  submeterProjeto: sonda(
    async (cena) => ({
      enviado: { ...(await proposta(cena)), remunerados_aprovados: 2, temAvaliador: true },
    }),
    todos(
      gravou(
        'projeto',
        (_, _cena, { id }) => ({ id }),
        (_, { quem }) => ({
          ehRascunho: false,
          coordenadorId: quem?.id ?? 0,
        }),
      ),
      responde({ remunerados_aprovados: 0, temAvaliador: false }),
    ),
    {
      ...enviado,
      limites: [
        menosAdministrador(
          'another person as coordenador',
          403,
          async (cena) => ({ enviado: { ...(await proposta(cena)), coordenador: { id: cena.dono.id } } }),
          enviado,
        ),
        menosAdministrador(
          'a call that is not open',
          409,
          async (cena) => {
            const edital = { id: await cena.w.novoEdital({ fase: 'avaliacao' }) };
            return { enviado: { ...(await proposta(cena)), edital } };
          },
          enviado,
        ),
        rascunhoAlheio(proposta),
      ],
    },
  ),
  desfazerEncerramento: sonda(
    async ({ w }) => {
      const edital = await w.novoEditalEm('resultado', { encerramentoSemInstrutores: '2026-05-05' });
      return w.novoAvaliado(edital, { aprovacao: { remuneradosAprovados: 1 } });
    },
    contou('encerramentoDesfeito', 1, (r) => ({ projetoId: r.projeto })),
    {
      limites: [
        administrador('a project that is not closed', 409, async ({ w }) =>
          w.novoAvaliado(await w.novoEditalEm('resultado')),
        ),
      ],
    },
  ),
  retirarProjeto: sonda(
    novoProjeto,
    gravou('projeto', (r) => ({ id: r.projeto }), { ehRascunho: true, submetidoEm: null }),
    { limites: [noProprio('the call has closed', 409, fechado)] },
  ),
  atualizarProjeto: sonda(
    // Its body is the whole record, of which only the project is named.
    async (cena) => ({ projeto: (await novoProjeto(cena)).projeto }),
    gravou('projeto', (r) => ({ id: r.projeto }), { titulo: TITULO, versao: 2 }),
    {
      corpo: { titulo: TITULO },
      limites: [
        noProprio('the call has closed', 409, async (cena) => ({ projeto: (await fechado(cena)).projeto }), {
          corpo: { titulo: TITULO },
        }),
        noProprio(
          'an evaluator is designated',
          409,
          async (cena) => {
            const { projeto } = await novoProjeto(cena);
            await cena.w.designar(projeto, cena.avaliador.id);
            return { projeto };
          },
          { corpo: { titulo: TITULO } },
        ),
      ],
    },
  ),
  lerProjeto: leitura(({ body, cena, r }) => {
    const soResumo = cena.chamador === 'other_evaluator' && cena.alvo === 'alheio';
    igual((body as { id: number }).id, r.projeto);
    if (soResumo) igual(Object.keys(body as object).sort(), CAMPOS_DO_RESUMO);
    else igual('metodologia' in (body as object), true);
  }),
  exportarProjetos: sonda(
    async ({ w, dono }) => {
      const edital = await w.novoEditalEm('avaliacao');
      const { projeto } = await w.novoAvaliado(edital);
      await w.novoProjeto(dono.id, edital, { aguardandoCronograma: true });
      return { edital, projeto };
    },
    ({ text, r }) => {
      const [linha = '', fim = ''] = text.split('\n');
      const lido = JSON.parse(linha) as { id: number; temAvaliador: boolean };
      igual([lido.id, lido.temAvaliador], [r.projeto, true]);
      igual(JSON.parse(fim), { fim: true, registros: 1 });
    },
    { semRastro: true },
  ),
  lerEditalDoProjeto: leitura(responde((r) => ({ id: r.edital }))),
  listarProjetosSubmetidos: sonda(
    async (cena) => {
      const { projeto } = await novoProjeto(cena);
      const pendente = await novoProjeto(cena, { aguardandoCronograma: true });
      await rascunho(cena);
      return { ...(await daPessoa(cena)), projeto, pendente: pendente.projeto };
    },
    lista((r, { alvo }) => (alvo === 'proprio' ? [r.pendente, r.projeto] : [r.projeto])),
  ),
  salvarRascunho: sonda(
    () => ({ enviado: { titulo: 'Um rascunho' } }),
    gravou(
      'projeto',
      (_, _cena, { id }) => ({ id }),
      (_, { quem }) => ({
        ehRascunho: true,
        coordenadorId: quem?.id ?? 0,
      }),
    ),
    { ...enviado, limites: [rascunhoAlheio(() => ({ titulo: 'Alheio' }))] },
  ),
  listarRascunhos: sonda(
    async (cena) => {
      const { projeto } = await rascunho(cena);
      await novoProjeto(cena);
      return { ...(await daPessoa(cena)), projeto };
    },
    lista((r) => [r.projeto]),
  ),
  excluirRascunho: sonda(
    rascunho,
    gravou('projeto', (r) => ({ id: r.projeto }), null),
    {
      limites: [
        noProprio('a submitted project', 404, (cena) => novoProjeto(cena), { comoInexistente: true }),
      ],
    },
  ),
  enviarImagem: enviaArquivo('imagemSecao', umPng),
  lerImagem: sonda(
    async (cena) => {
      const publica = cena.alvo !== 'proprio';
      return novaImagem(cena, publica ? (await novoProjeto(cena, {}, faseDeLeitura(cena))).projeto : null);
    },
    ({ text, r }) => igual(text, r.bytes),
    {
      limites: [
        imagemEscondida('an image of no project', LOGADOS, null, ''),
        imagemEscondida("a draft's", LOGADOS, { ehRascunho: true }, 'resultado'),
        imagemEscondida("before the secretariat's turn", ['secretaria'], {}, 'decisao'),
      ],
    },
  ),
  cadastrarNaoCadastrado: sonda(
    async ({ w }) => ({ unidade: await w.novaUnidade() }),
    gravou(
      'professorNaoCadastrado',
      (_, _cena, { id }) => ({ id }),
      (_, { quem }) => ({
        criadoPorId: quem?.id ?? 0,
      }),
    ),
    { corpo: { nome: 'Ana Sem Conta', siape: '7654321', regimeTrabalho: '40h/DE' } },
  ),
  salvarCronogramas: {
    async montar(cena) {
      const { projeto } = await novoProjeto(cena, { aguardandoCronograma: true });
      const efeito = todos<{ readonly projeto: number }>(
        contou('cronograma', 2, (r) => ({ projetoId: r.projeto })),
        gravou('projeto', (r) => ({ id: r.projeto }), { aguardandoCronograma: false }),
      );
      return {
        corpo: cronogramasDe(projeto),
        efeito: (reply) => efeito({ ...reply, cena, r: { projeto } }),
      };
    },
    limites: [
      {
        ...{ nome: 'one schedule too few', colunas: LOGADOS, alvo: 'proprio', status: 422 },
        montar: cronogramas(1),
      },
      {
        ...{ nome: 'the call has closed', colunas: LOGADOS, alvo: 'proprio', status: 409 },
        montar: cronogramas(2, {}, 'avaliacao'),
      },
    ],
  },
  lerCronogramas: leitura(responde((r) => [{ projeto: { id: r.projeto } }, { projeto: { id: r.projeto } }])),
  criarDisciplina: sonda(
    async (cena) => ({ enviado: await novaDisciplina(cena) }),
    gravou(
      'disciplina',
      (_, _cena, { id }) => ({ id }),
      (_, { quem }) => ({ autorId: quem?.id ?? 0 }),
    ),
    enviado,
  ),
  enviarComprovante: enviaArquivo('comprovanteDisciplinas', () => classico({})),
  adicionarDisciplinas: sonda(
    async (cena) => ({
      comprovante: await cena.w.novoArquivo('comprovanteDisciplinas', quemOuDono(cena).id),
      disciplina: await novaDisciplina(cena),
    }),
    gravou(
      'comprovanteDeDisciplinas',
      (_, _cena, { id }) => ({ id }),
      (r, { quem }) => ({
        autorId: quem?.id ?? 0,
        comprovante: r.comprovante,
      }),
    ),
    {
      corpo: (r) => ({ disciplinas_associadas: [r.disciplina] }),
      limites: [
        menosAdministrador(
          "another's proof",
          422,
          async (cena) => ({
            comprovante: await cena.w.novoArquivo('comprovanteDisciplinas', cena.dono.id),
            disciplina: await novaDisciplina(cena),
          }),
          { corpo: (r) => ({ disciplinas_associadas: [r.disciplina] }) },
        ),
      ],
    },
  ),
  listarCursos: sonda(
    async (cena) => {
      const cursoDe = async (autor: number) => {
        const curso = `Curso ${proximo()}`;
        const { disciplina } = await cena.w.novoPacote(autor);
        await updateRows(cena.t, 'disciplina', { cursosOfertadas: [curso] }, { id: disciplina });
        return curso;
      };
      return {
        meu: await cursoDe(quemOuDono(cena).id),
        alheio: await cursoDe((await cena.w.novaPessoa()).id),
      };
    },
    ({ body, r }) => {
      const cursos = body as string[];
      igual([cursos.includes(r.meu), cursos.includes(r.alheio)], [true, false]);
    },
  ),
  procurarNomes: sonda(
    async (cena) => {
      const { siape } = await rowOf(cena.t, 'professor', { id: quemOuDono(cena).id });
      return { enviado: { ...(await proposta(cena)), introducao: `<p>SIAPE ${siape}</p>` }, achado: siape };
    },
    responde((r) => ({ achados: [{ onde: 'introducao', dito: r.achado }] })),
    // It writes nothing.
    { ...enviado, semRastro: true },
  ),
  lerNomesDoProjeto: sonda(
    async (cena) => {
      const r = await novoProjeto(cena);
      await gravarRegras(cena.t, r.edital, { anonimato: 'ambos' });
      return r;
    },
    responde({ comprovante: 'naoLido' }),
    {
      limites: [
        administrador('a call with names', 404, (cena) => novoProjeto(cena), { comoInexistente: true }),
      ],
    },
  ),
  lerComprovante: {
    ...leitura(ehPdf),
    // Each opening is recorded (T-B19).
    semRastro: true,
  },
  gerarPdf: leitura(ehPdf),
  exportarPdf: leitura(ehPdf),
} satisfies Record<string, Sonda>;
