import { chamada } from '../route.ts';

const COORDENADOR = 'no yes no no no no no no';
const LEITORES = 'no yes no no no yes yes yes';
const projetoNoCaminho = { tipo: 'projeto', em: 'params.id' } as const;
const instrutorNoCaminho = { tipo: 'instrutor', em: 'params.id' } as const;
const pdf = { arquivo: 'application/pdf', limites: 'follows the report' } as const;

/** The three reports (D29) and the same as tagged PDFs. */
export const chamadasDoRelatorio = {
  salvarRelatorioDisciplinas: chamada(
    'POST',
    '/api/relatorios-disciplinas/salvar',
    'Salvar o relatório das disciplinas de um projeto',
    COORDENADOR,
    {
      limites: 'window relatorios; disciplines of this project, no repeat',
      registro: { tipo: 'projeto', em: 'body[].projeto' },
    },
  ),
  lerRelatorioDisciplinas: chamada(
    'GET',
    '/api/relatorios-disciplinas/projeto/:id',
    'O relatório das disciplinas de um projeto',
    LEITORES,
    { registro: projetoNoCaminho },
  ),
  gerarPdfDasDisciplinas: chamada(
    'GET',
    '/api/relatorios-disciplinas/pdf/:id',
    'PDF do relatório das disciplinas',
    LEITORES,
    { ...pdf, registro: projetoNoCaminho },
  ),
  salvarRelatorioAtividade: chamada(
    'POST',
    '/api/relatorios-atividade-instrutor',
    'Salvar o relatório de atividades de um instrutor',
    COORDENADOR,
    {
      limites: 'window relatorios; discipline report exists',
      registro: { tipo: 'instrutor', em: 'body.instrutor' },
    },
  ),
  lerRelatorioAtividade: chamada(
    'GET',
    '/api/relatorios-atividade-instrutor/instrutor/:id',
    'O relatório de atividades de um instrutor',
    LEITORES,
    { registro: instrutorNoCaminho },
  ),
  gerarPdfDaAtividade: chamada(
    'GET',
    '/api/relatorios-atividade-instrutor/pdf/:id',
    'PDF do relatório de atividades de um instrutor',
    LEITORES,
    { ...pdf, registro: instrutorNoCaminho },
  ),
  salvarRelatorioCoordenador: chamada(
    'POST',
    '/api/relatorios-coordenador',
    'Salvar o relatório do coordenador',
    COORDENADOR,
    {
      limites: 'window relatorios; discipline report exists; every instructor evaluated',
      registro: { tipo: 'projeto', em: 'body.projeto' },
    },
  ),
  lerRelatorioCoordenador: chamada(
    'GET',
    '/api/relatorios-coordenador/projeto/:id',
    'O relatório do coordenador de um projeto',
    LEITORES,
    { registro: projetoNoCaminho },
  ),
  gerarPdfDoCoordenador: chamada(
    'GET',
    '/api/relatorios-coordenador/pdf/:id',
    'PDF do relatório do coordenador',
    LEITORES,
    { ...pdf, registro: projetoNoCaminho },
  ),
} as const;
