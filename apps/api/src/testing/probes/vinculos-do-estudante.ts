import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { comeca, limitesDe, responde, sonda } from '../access/sonda.ts';
import { umPdfDe } from '../documents/arquivos.ts';
import { insertAll, insertInto, rowOf } from '../rows.ts';
import type { World } from '../world.ts';

/** A vínculo of the student who calls; of some student where a teacher or nobody calls. */
async function comVinculo({ w, estudante }: Cena, dados: Parameters<World['novoInstrutor']>[1] = {}) {
  const { projeto } = await w.novoAprovado();
  const instrutor = await w.novoInstrutor(projeto, dados);
  await w.darVinculo(instrutor, estudante ?? (await w.novoEstudante()));
  return { vinculo: instrutor, projeto };
}

/** One that is another student's, beside the caller's. */
async function comOutro(cena: Cena) {
  const alheio = await comVinculo({ ...cena, estudante: null });
  return { ...(await comVinculo(cena)), alheio: alheio.vinculo };
}

let serial = 0;
async function comDeclaracao(cena: Cena) {
  serial += 1;
  const { vinculo: instrutor, projeto } = await comVinculo(cena);
  const conteudo = {
    ...{ papel: 'INSTRUTOR', nome: 'Pessoa', projeto: { id: projeto, titulo: 'Projeto' } },
    ...{ tipoAluno: 'BOLSISTA', edital: { id: 1, nome: 'Edital' }, inicio: null, fim: null, quantidade: 0 },
  };
  const { id } = await insertInto(cena.t, 'declaracao', {
    ...{ codigo: `00000-00000-00000-00002-${String(serial).padStart(6, '0')}`, papel: 'INSTRUTOR' },
    ...{ chave: `sonda-do-estudante:${serial}`, professorId: cena.dono.id, instrutorId: instrutor },
    ...{ projetoId: projeto, editalId: await cena.w.novoEdital(), conteudo, emitidaEm: cena.t.clock.agora() },
  });
  return { declaracao: id };
}

/** The tie of a student with an account of theirs, whose CPF is `cpf`. */
async function comConta(cena: Cena, dados: Parameters<World['novoInstrutor']>[1] = {}) {
  const { vinculo } = await comVinculo(cena, dados);
  const { cpf } = await rowOf(cena.t, 'instrutor', { id: vinculo });
  return { vinculo, cpf: cpf ?? '' };
}

const CONTA = { banco: '001', agencia: '1584-9', conta: '210169-6', tipo: 'corrente' };
const instrutor = limitesDe(['instrutor']);

const TERMO = { documento: 'termo_compromisso' };

export const sondasDosVinculosDoEstudante = {
  lerMeusVinculos: sonda(
    comOutro,
    responde((r) => [{ id: r.vinculo }]),
  ),
  enviarMeuDocumento: {
    async montar(cena) {
      const { vinculo } = await comVinculo(cena);
      return {
        com: { vinculo, ...TERMO },
        arquivo: { bytes: umPdfDe(9_000 + vinculo) },
        efeito: async () => {
          const { termoCompromisso: referencia } = await rowOf(cena.t, 'instrutor', { id: vinculo });
          const { estudanteId, donoId } = await rowOf(cena.t, 'arquivo', { referencia });
          igual([estudanteId, donoId], [cena.estudante?.id, null]);
        },
      };
    },
    limites: [
      {
        nome: 'the vínculo of another student',
        colunas: ['instrutor'],
        status: 404,
        comoInexistente: 'params.id',
        montar: async (cena) => ({
          com: { vinculo: (await comOutro(cena)).alheio, ...TERMO },
          arquivo: { bytes: umPdfDe(9_000) },
        }),
      },
    ],
  },
  lerMeuDocumento: sonda(async (cena) => ({ ...(await comVinculo(cena)), ...TERMO }), comeca('bytes'), {
    limites: [
      limitesDe(['instrutor'])(
        'the vínculo of another student',
        404,
        async (cena) => ({ vinculo: (await comOutro(cena)).alheio, ...TERMO }),
        { comoInexistente: 'params.id' },
      ),
    ],
  }),
  lerMinhaConta: sonda(
    (cena: Cena) => comConta(cena),
    ({ body, r }) =>
      igual((body as { readonly conta: { readonly cpfDoTitular: string } }).conta.cpfDoTitular, r.cpf),
    {
      limites: [
        instrutor(
          'the vínculo of another student',
          404,
          async (cena) => ({ vinculo: (await comOutro(cena)).alheio, cpf: '' }),
          { comoInexistente: 'params.id' },
        ),
      ],
    },
  ),
  guardarMinhaConta: sonda(
    (cena: Cena) => comConta(cena),
    async ({ cena, r }) => {
      const { conta, versao } = await rowOf(cena.t, 'contaBancaria', { instrutorId: r.vinculo });
      igual([conta, versao], ['210169', 2]);
      const escrita = await rowOf(cena.t, 'mudancaDeConta', { instrutorId: r.vinculo });
      // The mail to the student has a link for 'não fui eu'.
      igual(
        [escrita.autorId, escrita.estudanteId, escrita.tokenSha256?.length],
        [null, cena.estudante?.id ?? 0, 64],
      );
    },
    {
      corpo: ({ cpf }) => ({ ...CONTA, cpfDoTitular: cpf }),
      limites: [
        instrutor(
          'the vínculo of another student',
          404,
          async (cena) => ({ vinculo: (await comOutro(cena)).alheio, cpf: '52998224725' }),
          { comoInexistente: 'params.id' },
        ),
        instrutor('a vínculo without a scholarship', 409, (cena) =>
          comConta(cena, { tipoAluno: 'VOLUNTARIO' }),
        ),
      ],
    },
  ),
  meusDadosDeEstudante: sonda(comOutro, ({ text, r }) => {
    const { vinculos = [] } = JSON.parse(text) as { vinculos?: { vinculo: number }[] };
    igual(
      vinculos.map(({ vinculo }) => vinculo),
      [r.vinculo],
    );
  }),
  meusAcessosDeEstudante: sonda(
    async (cena: Cena) => {
      const { vinculo, alheio } = await comOutro(cena);
      const comum = {
        ...{ quando: cena.t.clock.real(), endereco: '127.0.0.1', documento: 'conta_bancaria' },
        ...{ pessoaId: cena.dono.id, titularId: null, registroTipo: 'instrutor' },
      };
      await insertAll(cena.t, 'acesso', [
        { ...comum, registroId: vinculo },
        { ...comum, registroId: alheio },
      ]);
      return {};
    },
    ({ body }) => igual((body as readonly unknown[]).length, 1),
  ),
  baixarMinhaDeclaracao: sonda(comDeclaracao, comeca('%PDF-')),
} satisfies Record<string, Sonda>;
