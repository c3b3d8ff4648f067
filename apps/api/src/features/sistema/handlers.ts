import { avisosDoSistema, saudeDetalhes } from './use-cases/detalhes.ts';
import { docs, openapi } from './use-cases/documentos.ts';
import { listarEmailsMortos, reenviarEmails } from './use-cases/emails-mortos.ts';
import { dataAtual, saudePronta, saudeViva } from './use-cases/sistema.ts';
import { situacaoDoSistema } from './use-cases/situacao.ts';

export const handlersDoSistema = {
  dataAtual,
  saudeViva,
  saudePronta,
  saudeDetalhes,
  situacaoDoSistema,
  avisosDoSistema,
  listarEmailsMortos,
  reenviarEmails,
  openapi,
  docs,
};
