export const MENSAGENS_DECLARACAO = {
  papelInvalido: 'Escolha de que participação é a declaração',
  digaOInstrutor: 'Escolha o instrutor',
  digaOProjeto: 'Escolha o projeto',
  digaOEdital: 'Escolha o edital',
  semParticipacao: 'Não há participação a declarar',
  resultadoNaoPublicado: 'A declaração só pode ser emitida depois da publicação do resultado',
  escrevaOMotivo: 'Escreva o motivo da revogação',
  motivoNaoGuardavel: 'O texto tem caracteres que não podem ser guardados',
  motivoLongo: 'Texto longo demais',
  jaRevogada: 'Esta declaração já foi revogada',
  emitida: 'declaração emitida com sucesso',
  revogada: 'declaração revogada com sucesso',
  nenhuma: 'Nenhuma declaração emitida.',
  nenhumaParticipacao: 'Nenhuma participação a declarar.',
  naoEncontrada: 'Declaração não encontrada.',
  desejaRevogar: 'deseja revogar esta declaração?',
} as const;

export const NOMES_DOS_PAPEIS = {
  INSTRUTOR: 'Instrutor',
  COORDENADOR: 'Coordenador',
  AVALIADOR: 'Avaliador',
} as const;
