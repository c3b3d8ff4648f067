import type { Cena, Sonda } from '../access/probe.ts';
import { comeca, responde, sonda } from '../access/sonda.ts';
import { insertInto } from '../rows.ts';

/** A vínculo of the student who calls; of some student where a teacher or nobody calls. */
async function comVinculo({ w, estudante }: Cena) {
  const { projeto } = await w.novoAprovado();
  const instrutor = await w.novoInstrutor(projeto);
  await w.darVinculo(instrutor, estudante ?? (await w.novoEstudante()));
  return { instrutor, projeto };
}

/** One that is another student's, beside the caller's. */
async function comOutro(cena: Cena) {
  const alheio = await comVinculo({ ...cena, estudante: null });
  return { ...(await comVinculo(cena)), alheio: alheio.instrutor };
}

let serial = 0;
async function comDeclaracao(cena: Cena) {
  serial += 1;
  const { instrutor, projeto } = await comVinculo(cena);
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

export const sondasDosVinculosDoEstudante = {
  lerMeusVinculos: sonda(
    comOutro,
    responde((r) => [{ id: r.instrutor }]),
  ),
  baixarMinhaDeclaracao: sonda(comDeclaracao, comeca('%PDF-')),
} satisfies Record<string, Sonda>;
