/** Errors and successes of calls: spec 1 §4, §5, §8; decisions D1, D5, D6. */
export const MENSAGENS_EDITAL = {
  nenhumAberto: 'Não existe edital aberto no momento',
  escolhidoNaoAberto: 'O edital escolhido não está aberto',
  selecione: 'selecione o edital',
  naoEncontrado: 'Edital não encontrado',
  preenchaTodosOsCampos: 'preencha todos os campos',
  nomeSemAno: 'O nome deve ter o ano como segunda palavra, por exemplo: Edital 2026 …',
  jaHaAvaliador: 'Já há avaliador designado neste edital',
  diaInvalido: 'Informe uma data válida',
  fimAntesDoInicio: 'O fim não pode ser anterior ao início',
  recursosAntesDoFim: 'O prazo de recursos não pode terminar antes do fim das inscrições',
  tipoInvalido: 'O tipo do projeto deve ser TIPO I ou TIPO II',
  limiteInvalido: 'O limite de bolsas deve ser um número inteiro a partir de 0',
  naoEstaAberto: 'As inscrições deste edital não estão abertas',
  arquivado: 'Este edital está arquivado e não pode ser alterado',
  atualizado: 'atualizado com sucesso',
  desejaEncerrar: 'deseja encerrar as inscrições deste edital?',
} as const;

/** Labels of calls (spec 1 §2.8). */
export const ROTULOS_EDITAL = { sim: 'SIM', nao: 'NÃO' } as const;

/** How the phases are called on screen (D1). */
export const NOMES_DAS_FASES = {
  submissao: 'Submissão',
  avaliacao: 'Avaliação',
  decisao: 'Decisão',
  secretaria: 'Secretaria',
  resultado: 'Resultado',
  arquivado: 'Arquivado',
} as const;
