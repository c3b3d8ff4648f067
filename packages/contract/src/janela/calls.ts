import { chamada } from '../route.ts';

const COM_LOGIN = 'no yes yes yes yes yes yes yes';
const ADMINISTRADOR = 'no no no no no yes no no';

/** Windows, extensions, the calendar of dates, and the demonstration's date (D23, D24). */
export const chamadasDaJanela = {
  listarJanelas: chamada('GET', '/api/janela', 'Onde está cada janela agora', COM_LOGIN),
  listarProrrogacoes: chamada('GET', '/api/prorrogacao', 'Prorrogações', COM_LOGIN, { lista: true }),
  registrarProrrogacao: chamada('POST', '/api/prorrogacao', 'Registrar uma prorrogação', ADMINISTRADOR),
  encerrarProrrogacao: chamada(
    'POST',
    '/api/prorrogacao/:id/encerrar',
    'Encerrar uma prorrogação antes do último dia',
    ADMINISTRADOR,
    { limites: 'one that still runs; with a reason' },
  ),
  lerCalendario: chamada(
    'GET',
    '/api/publico/calendario.ics',
    'Calendário das datas, para assinar',
    'yes yes yes yes yes yes yes yes',
    { limites: 'dates of calls and windows only', arquivo: 'text/calendar' },
  ),
  simularData: chamada('PUT', '/api/demonstracao/data', 'Simular uma data', ADMINISTRADOR, {
    limites: 'in the demonstration only; else 404',
  }),
} as const;
