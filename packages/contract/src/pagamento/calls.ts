import { chamada } from '../route.ts';

const ADMINISTRADOR = 'no no no no no yes no no';

/** The monthly payment sheet of the grants (ours). */
export const chamadasDoPagamento = {
  listarFolhasDePagamento: chamada('GET', '/api/pagamento', 'Folhas de pagamento', ADMINISTRADOR, {
    lista: true,
  }),
  lerFolhaDePagamento: chamada(
    'GET',
    '/api/pagamento/:mes',
    'A folha de um mês: fechada, ou como seria se fechasse agora',
    ADMINISTRADOR,
  ),
  fecharFolhaDePagamento: chamada(
    'POST',
    '/api/pagamento/fechar',
    'Fechar a folha de um mês',
    ADMINISTRADOR,
    { limites: 'once per month, in order; never twice for the same person and month' },
  ),
  exportarFolhaDePagamento: chamada(
    'GET',
    '/api/pagamento/export/:mes',
    'Planilha da folha de um mês',
    ADMINISTRADOR,
    {
      arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      limites: 'no bank/CPF; each opening leaves a row in the access log',
    },
  ),
} as const;
