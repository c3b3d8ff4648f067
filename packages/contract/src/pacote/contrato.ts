import { params } from '../fields.ts';
import { route } from '../route.ts';
import { ADMINISTRADOR } from '../who-may-call.ts';

export const rotasDoPacote = {
  exportarEdital: route({
    method: 'GET',
    path: '/api/edital/:id/pacote',
    resumo: 'Um edital inteiro: planilhas, PDFs, arquivos enviados e JSON, num só ZIP',
    auditoria: 'baixou um edital inteiro',
    // No personal token: it would need the scopes of all areas.
    quem: ADMINISTRADOR,
    limites:
      'cada parte como a sua chamada a responde ao mesmo leitor (D20, D58); sem dados bancários; um de cada vez por pessoa (429); sem SHA256SUMS.txt, o último arquivo, foi interrompido; registrada nos acessos',
    arquivo: 'application/zip',
    params: params.id,
    answers: { 200: null },
    errors: [404, 429],
  }),
} as const;
