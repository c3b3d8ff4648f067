import {
  aprovarRelatorio,
  devolverRelatorio,
  lerSituacaoDosRelatorios,
  listarRelatorios,
} from './use-cases/analisar-relatorios.ts';
import {
  gerarPdfDaAtividade,
  gerarPdfDasDisciplinas,
  gerarPdfDoCoordenador,
} from './use-cases/gerar-pdfs.ts';
import {
  lerRelatorioAtividade,
  lerRelatorioCoordenador,
  lerRelatorioDisciplinas,
} from './use-cases/ler-relatorios.ts';
import { salvarRelatorioAtividade } from './use-cases/salvar-atividade.ts';
import { salvarRelatorioDisciplinas } from './use-cases/salvar-disciplinas.ts';
import { salvarRelatorioCoordenador } from './use-cases/salvar-do-coordenador.ts';

export const handlersDoRelatorio = {
  salvarRelatorioDisciplinas,
  lerRelatorioDisciplinas,
  gerarPdfDasDisciplinas,
  salvarRelatorioAtividade,
  lerRelatorioAtividade,
  gerarPdfDaAtividade,
  salvarRelatorioCoordenador,
  lerRelatorioCoordenador,
  gerarPdfDoCoordenador,
  listarRelatorios,
  lerSituacaoDosRelatorios,
  aprovarRelatorio,
  devolverRelatorio,
};
