import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { ESPECIES_DE_RELATORIO, SITUACOES_DO_RELATORIO } from '@instrutoria/domain/relatorio/types.ts';
import { z } from 'zod';
import { dia, id, idDaQuery, instante, listaQuery, ref, texto } from '../fields.ts';

const autor = z.object({ id, nome: z.string() });
const contagens = {
  numMatriculados: z.int(),
  numReprovadosNota: z.int(),
  numReprovadosFrequencia: z.int(),
  numTrancaram: z.int(),
  numSuprimiram: z.int(),
};

export const disciplinaRelatada = z.object({
  id,
  versao: z.int(),
  disciplina: z.object({
    id,
    nome: z.string(),
    codigo: z.string(),
    semestre: z.string(),
    /** The rate declared at submission, in %. */
    tsd: z.number(),
  }),
  projeto: z.object({ id }),
  ...contagens,
  /** The achieved rate, in %, one decimal; null without enrolled students. */
  taxaSucesso: z.number().nullable(),
  autor,
  atualizadoEm: instante,
});

const contagem = z.number({ error: M.contagemVazia }).nullish();
export const relatorioDisciplinasBody = z
  .array(
    z.object({
      disciplina: ref,
      projeto: ref,
      numMatriculados: contagem,
      numReprovadosNota: contagem,
      numReprovadosFrequencia: contagem,
      numTrancaram: contagem,
      numSuprimiram: contagem,
    }),
    { error: 'valor inválido' },
  )
  .max(200, { error: 'valor inválido' });

const lidos = {
  introducaoProblematica: z.string(),
  introducaoJustificativa: z.string(),
  introducaoObjetivos: z.string(),
  desenvolvimento: z.string(),
  metodologia: z.string(),
  discussaoResultados: z.string(),
  conclusao: z.string(),
  referencias: z.string(),
};
export const relatorioAtividade = z.object({
  id,
  versao: z.int(),
  ...lidos,
  instrutor: z.object({ id, nome: z.string() }),
  projeto: z.object({ id, titulo: z.string() }),
  relatorioDisciplinas: z.array(disciplinaRelatada),
  autor,
  atualizadoEm: instante,
});
/** This limit only bounds storage; the domain checks the 8,000 characters. */
const escrito = texto(40_000).nullish();
export const relatorioAtividadeBody = z.object({
  introducaoProblematica: escrito,
  introducaoJustificativa: escrito,
  introducaoObjetivos: escrito,
  desenvolvimento: escrito,
  metodologia: escrito,
  discussaoResultados: escrito,
  conclusao: escrito,
  referencias: escrito,
  instrutor: ref,
  relatorioDisciplinas: z
    .array(ref, { error: 'valor inválido' })
    .max(200, { error: 'valor inválido' })
    .nullish(),
});

export const relatorioCoordenador = z.object({
  id,
  versao: z.int(),
  relatorio: z.string(),
  fundamentacao: z.string(),
  conclusao: z.string(),
  projeto: z.object({ id, titulo: z.string() }),
  avaliacoesDeDesempenho: z.array(
    z.object({ aluno: z.object({ id, nome: z.string() }), avaliacao: z.string() }),
  ),
  autor,
  atualizadoEm: instante,
});
export const relatorioCoordenadorBody = z.object({
  relatorio: escrito,
  fundamentacao: escrito,
  conclusao: escrito,
  projeto: ref,
  avaliacoesDeDesempenho: z
    .array(z.object({ aluno: ref, avaliacao: escrito }), { error: 'valor inválido' })
    .max(60, { error: 'valor inválido' })
    .nullish(),
});

const especie = z.enum(ESPECIES_DE_RELATORIO, { error: 'valor inválido' });
export const relatoriosQuery = listaQuery.extend({
  edital: idDaQuery,
  /** ATRASADO: not sent although the window is over, or returned and not sent again in time. */
  situacao: z.enum([...SITUACOES_DO_RELATORIO, 'ATRASADO'], { error: 'valor inválido' }).optional(),
});
const respondido = {
  especie,
  instrutor: z.object({ id, nome: z.string() }).nullable(),
  /** Of a returned report, for the correction. */
  motivo: z.string().nullable(),
  ate: z.string().nullable(),
  /** When the administration answered. */
  respondidoEm: instante.nullable(),
};
export const relatorioRecebido = z.object({
  ...respondido,
  situacao: z.enum([...SITUACOES_DO_RELATORIO, 'FALTA']),
  atrasado: z.boolean(),
  /** 0: not sent. */
  versao: z.int(),
  enviadoEm: instante.nullable(),
  projeto: z.object({ id, titulo: z.string(), coordenador: z.object({ nome: z.string() }) }),
  edital: z.object({ id, nome: z.string() }),
});
export const situacaoDoRelatorio = z.object({ ...respondido, situacao: z.enum(SITUACOES_DO_RELATORIO) });
/** ATIVIDADES needs `instrutor`. */
export const qualRelatorioBody = z.object({ especie, projeto: ref, instrutor: ref.nullish() });
export const devolverBody = qualRelatorioBody.extend({ motivo: texto(2000).nullish(), ate: dia.nullish() });
