import { createHash } from 'node:crypto';
import { TEXTO_DO_TERMO_PADRAO } from '@instrutoria/domain/termo/limits.ts';
import { lerTermoDoVinculo } from '../../features/instrutor/termo-queries.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { limitesDe, responde, sonda } from '../access/sonda.ts';
import { countOf, insertInto, rowOf, rowsOf, updateRows } from '../rows.ts';
import { ligarTermo, porAssinar } from '../world/cena-do-termo.ts';
import { darSenha, SENHA } from '../world/contas.ts';
import { type Pessoa, proximo } from '../world.ts';

let serial = 0;

/** A vínculo of this project's coordinator and of the student who calls, whose termo waits for its signatures. */
async function comTermo(cena: Cena, dono?: Pessoa) {
  const { t, w } = cena;
  await ligarTermo(t, (await w.novaPessoa('administrador')).id);
  const { projeto } = await w.novoAprovado(dono === undefined ? {} : { dono });
  const vinculo = await w.novoInstrutor(projeto, { situacao: 'IRREGULAR', mesInicio: null });
  const estudante = cena.estudante ?? (await w.novoEstudante());
  await w.darVinculo(vinculo, estudante);
  await porAssinar(t, vinculo);
  const termo = await lerTermoDoVinculo(t.deps.database.db, vinculo);
  return { vinculo, projeto, estudante: estudante.id, sha256: termo?.sha256 ?? '', lido: termo };
}

/** One that the student has signed. */
async function assinadoPeloAluno(cena: Cena, dono: Pessoa) {
  const feita = await comTermo({ ...cena, estudante: null }, dono);
  const { t } = cena;
  await darSenha(t, dono);
  serial += 1;
  const { id: termo } = await insertInto(t, 'termo', {
    ...{ instrutorId: feita.vinculo, modeloVersao: feita.lido?.modelo ?? 1, sha256: feita.sha256 },
    ...{ codigo: `00000-00000-00000-00003-${String(serial).padStart(6, '0')}`, criadoEm: t.clock.agora() },
    ...{ texto: feita.lido?.texto ?? '', cpf: feita.lido?.fatos.cpf ?? '' },
  });
  await insertInto(t, 'assinaturaDoTermo', {
    ...{ termoId: termo, papel: 'ALUNO', nome: 'Aluno', cpf: feita.lido?.fatos.cpf ?? '', meio: 'SENHA' },
    ...{ em: t.clock.agora(), endereco: '127.0.0.1', estudanteId: feita.estudante },
  });
  return { ...feita, instrutor: feita.vinculo, termo };
}

const instrutor = limitesDe(['instrutor']);
const alheio = async (cena: Cena) => {
  const { vinculo, sha256 } = await comTermo({ ...cena, estudante: null });
  return { vinculo, sha256 };
};
const deOutro = [
  instrutor('the vínculo of another student', 404, alheio, {
    comoInexistente: 'params.id',
    corpo: ({ sha256 }) => ({ sha256, senhaAtual: SENHA }),
  }),
];

export const sondasDoTermo = {
  lerModeloDoTermo: {
    montar: () => ({
      efeito: ({ body }: { body: unknown }) =>
        igual((body as { original: string }).original, TEXTO_DO_TERMO_PADRAO),
    }),
  },
  mudarModeloDoTermo: {
    montar: ({ t }) => {
      const texto = `Eu, {{aluno}}, participo (${proximo()}).`;
      return {
        corpo: { texto, ligado: false },
        efeito: async () => igual((await rowsOf(t, 'modeloDoTermo', { texto })).length, 1),
      };
    },
  },
  preverModeloDoTermo: {
    semRastro: true,
    montar: () => ({
      corpo: { texto: 'Eu, {{aluno}}.' },
      efeito: ({ text }: { text: string }) => igual(text.startsWith('%PDF'), true),
    }),
  },
  lerMeuTermo: sonda(
    (cena: Cena) => comTermo(cena),
    responde((r) => ({ instrutor: { id: r.vinculo }, sha256: r.sha256 })),
    { limites: [instrutor('the vínculo of another student', 404, alheio, { comoInexistente: 'params.id' })] },
  ),
  pedirCodigoDoTermo: sonda(
    (cena: Cena) => comTermo(cena),
    async ({ cena, r }) => igual(await countOf(cena.t, 'codigoDoTermo', { instrutorId: r.vinculo }), 1),
    { limites: [instrutor('the vínculo of another student', 404, alheio, { comoInexistente: 'params.id' })] },
  ),
  assinarMeuTermo: sonda(
    async (cena: Cena) => {
      const feita = await comTermo(cena);
      const marca = cena.t.deps.keyedHash(
        'codigo-do-termo',
        JSON.stringify([feita.estudante, feita.vinculo, feita.sha256, '123456']),
      );
      await insertInto(cena.t, 'codigoDoTermo', {
        ...{ instrutorId: feita.vinculo, estudanteId: feita.estudante, marca },
        expiraEm: new Date(cena.t.deps.clock.real().getTime() + 60_000),
      });
      return feita;
    },
    async ({ cena, r }) => {
      const { id } = await rowOf(cena.t, 'termo', { instrutorId: r.vinculo });
      igual((await rowOf(cena.t, 'assinaturaDoTermo', { termoId: id })).estudanteId, r.estudante);
    },
    { corpo: ({ sha256 }) => ({ sha256, codigo: '123456' }), limites: deOutro },
  ),
  lerTermoAAssinar: sonda(
    (cena: Cena) => assinadoPeloAluno(cena, cena.dono),
    responde((r) => ({ instrutor: { id: r.vinculo }, recusa: null })),
  ),
  assinarTermo: sonda(
    (cena: Cena) => assinadoPeloAluno(cena, cena.dono),
    async ({ cena, r }) =>
      igual((await rowOf(cena.t, 'termo', { id: r.termo })).arquivoSha256?.length ?? 0, 64),
    { corpo: ({ sha256 }) => ({ sha256, senhaAtual: SENHA }) },
  ),
  conferirTermo: sonda(
    async (cena: Cena) => {
      const { termo, vinculo } = await assinadoPeloAluno(cena, cena.dono);
      const guardado = await rowOf(cena.t, 'termo', { id: termo });
      const arquivo = await cena.w.novoArquivo(
        'termo',
        cena.dono.id,
        Buffer.from('%PDF'),
        `instrutor:${vinculo}`,
      );
      const arquivoSha256 = createHash('sha256').update('%PDF').digest('hex');
      await concluir(cena, termo, { arquivo, arquivoSha256 });
      return { codigo: guardado.codigo };
    },
    responde({ integro: true }),
  ),
} satisfies Record<string, Sonda>;

async function concluir(
  { t, dono }: Cena,
  termoId: number,
  feito: { readonly arquivo: string; readonly arquivoSha256: string },
): Promise<void> {
  const em = t.clock.agora();
  await insertInto(t, 'assinaturaDoTermo', {
    ...{ termoId, papel: 'COORDENADOR', nome: 'Docente', cpf: '12345678909', meio: 'SENHA', em },
    ...{ endereco: '127.0.0.1', professorId: dono.id },
  });
  await updateRows(t, 'termo', { ...feito, concluidoEm: em }, { id: termoId });
}
