import { aceitarRecurso } from './use-cases/aceitar-recurso.ts';
import { listarRecursos, listarRecursosDoProjeto } from './use-cases/ler-recursos.ts';
import { recusarRecurso } from './use-cases/recusar-recurso.ts';
import { simularRecurso } from './use-cases/simular-recurso.ts';
import { solicitarRecurso } from './use-cases/solicitar-recurso.ts';

export const handlersDoRecurso = {
  solicitarRecurso,
  listarRecursos,
  listarRecursosDoProjeto,
  simularRecurso,
  aceitarRecurso,
  recusarRecurso,
};
