import { chamada } from '../route.ts';

const LEITORES = 'no yes no no no yes yes yes';
const projetoNoCaminho = { tipo: 'projeto', em: 'params.id' } as const;

/** Attendance (D27). */
export const chamadasDaFrequencia = {
  registrarFrequencias: chamada(
    'POST',
    '/api/frequenciasInstrutor',
    'Registrar as frequências dos instrutores de um projeto',
    'no yes no no no no no no',
    {
      limites: 'window frequencia; approved project; months up to the current one; upsert',
      registro: { tipo: 'projeto', em: 'body[].projeto' },
    },
  ),
  listarFrequencias: chamada(
    'GET',
    '/api/frequenciasInstrutor/projeto/:id',
    'Frequências registradas de um projeto',
    LEITORES,
    { registro: projetoNoCaminho },
  ),
  lerFolhaDeFrequencia: chamada(
    'GET',
    '/api/frequenciasInstrutor/folha/:id',
    'A folha de um ano, com o que se espera de cada mês',
    LEITORES,
    { registro: projetoNoCaminho },
  ),
} as const;
