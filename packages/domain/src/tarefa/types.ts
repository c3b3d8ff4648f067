/** The kinds of tasks, in the order of rows of the same day. */
export const CODIGOS_DA_TAREFA = [
  'RASCUNHO_A_ENVIAR',
  'EMAIL_A_CONFIRMAR',
  'CORRECAO_A_ENVIAR',
  'RECURSO_DA_HOMOLOGACAO',
  'RESULTADO_A_LER',
  'RECURSO_POSSIVEL',
  'CHAMADO_A_RESPONDER',
  'DESISTENCIA_A_RESPONDER',
  'ANULACAO_A_RESPONDER',
  'RECURSO_DE_OUTRO_PROJETO',
  'FREQUENCIA_A_REGISTRAR',
  'HORAS_A_ATESTAR',
  'DOCUMENTO_RECUSADO',
  'IDENTIFICACAO_INCOMPLETA',
  'INSTRUTORES_A_CADASTRAR',
  'RELATORIO_DAS_DISCIPLINAS',
  'RELATORIO_DE_ATIVIDADES',
  'RELATORIO_DO_COORDENADOR',
  'RELATORIO_DEVOLVIDO',
  'CONVITE_A_RESPONDER',
  'CONVITE_DA_COORDENACAO',
  'AVALIACAO_A_CONCLUIR',
  'MINUTA_A_ENTREGAR',
  'RECURSO_COMO_SUBSTITUTO',
  'PROJETOS_A_HOMOLOGAR',
  'RECURSOS_DA_HOMOLOGACAO',
  'AVALIADOR_QUE_RECUSOU',
  'AVALIADOR_SEM_DIREITO',
  'PROJETOS_SEM_AVALIADOR',
  'TOTAIS_DIVERGENTES',
  'AVALIADORES_ATRASADOS',
  'DECISAO_A_INICIAR',
  'NUMEROS_A_DECIDIR',
  'ENVIO_A_SECRETARIA',
  'RESULTADO_A_PUBLICAR',
  'RESULTADO_FINAL_A_PUBLICAR',
  'SUPLENTE_A_CHAMAR',
  'BOLSA_DO_RECURSO_A_DAR',
  'DESISTENCIA_SEM_RESPOSTA',
  'RECURSOS_A_DECIDIR',
  'RECURSO_SEM_QUEM_DECIDA',
  'ANULACAO_A_DECIDIR',
  'DOCUMENTOS_A_CONFERIR',
  'INSTRUTORES_SEM_IDENTIFICACAO',
  'INSTRUTORES_A_REGULARIZAR',
  'AUSENCIAS_A_RESOLVER',
  'RELATORIOS_A_ANALISAR',
  'CONTESTACOES_A_RESPONDER',
  'FREQUENCIA_SEM_COORDENACAO',
  'PASSAGEM_NAO_FEITA',
  'ESTORNOS_A_DECIDIR',
  'MES_A_CONFERIR',
  'MES_A_FECHAR',
  'MUDANCAS_A_CONFERIR',
  'EMAILS_QUE_NAO_SAIRAM',
] as const;
export type CodigoDaTarefa = (typeof CODIGOS_DA_TAREFA)[number];

export interface Tarefa {
  readonly codigo: CodigoDaTarefa;
  readonly titulo: string;
  /** The project's number and title, or the call's name. */
  readonly sobre: string | null;
  readonly projeto: number | null;
  readonly edital: number | null;
  /** How many records a grouped row counts. */
  readonly quantos: number | null;
  /** First and last day on which it can be done; null without one. */
  readonly de: string | null;
  readonly ate: string | null;
  readonly atrasada: boolean;
  /** It opens later (`de`), and is not counted. */
  readonly espera: boolean;
  /** The consequence of doing nothing. */
  readonly senao: string;
  readonly caminho: string;
}

/** A task as the rules find it; the day decides the other fields. */
export type NovaTarefa = Omit<Tarefa, 'atrasada' | 'espera'>;

/** The next event of the calendar. */
export interface Proxima {
  readonly titulo: string;
  readonly dia: string;
}
