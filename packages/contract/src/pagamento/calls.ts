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
    { limites: 'no bank; whole CPF; each reading leaves a row in the access log' },
  ),
  fecharFolhaDePagamento: chamada(
    'POST',
    '/api/pagamento/fechar',
    'Fechar a folha de um mês',
    ADMINISTRADOR,
    {
      limites:
        'once per month, in order, with every estorno decided; never one grant twice to a person in a month',
    },
  ),
  decidirEstornoDaFolha: chamada(
    'POST',
    '/api/pagamento/estorno',
    'Confirmar ou dispensar um estorno proposto em uma folha aberta',
    ADMINISTRADOR,
    { limites: 'only what the open sheet proposes; waived with a reason' },
  ),
  escolherVinculoDoMes: chamada(
    'POST',
    '/api/pagamento/escolher',
    'Qual de dois vínculos de um projeto recebe a bolsa de um mês',
    ADMINISTRADOR,
    { limites: 'two ties of one project with lines in that month; with a reason' },
  ),
  exportarFolhaDePagamento: chamada(
    'GET',
    '/api/pagamento/export/:mes',
    'Planilha da folha de um mês',
    ADMINISTRADOR,
    {
      arquivo: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      limites: 'no bank; whole CPF; each opening leaves a row in the access log',
    },
  ),
} as const;
