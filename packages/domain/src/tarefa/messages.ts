import type { Documento } from '../instrutor/types.ts';
import { contado } from '../kernel/contagem.ts';
import { mesPorExtenso } from '../kernel/datas.ts';
import { prazoNoDia } from '../kernel/fuso.ts';
import type { CodigoDaTarefa } from './types.ts';

const DOCUMENTOS_NA_FRASE: Readonly<Record<Documento, string>> = {
  termo_compromisso: 'o termo de compromisso',
  declaracao_aluno_detentor: 'a declaração do aluno',
  historico_declaracao: 'o comprovante de vínculo',
  dados_bancarios: 'o comprovante bancário',
  termo_anuencia: 'o termo de anuência',
};

/** The missing parts of an instructor's record. */
interface SemIdentificacao {
  readonly semCpf: boolean;
  readonly semMatricula: boolean;
}

/** 'outubro de 2026', 'outubro e novembro de 2026', 'agosto a novembro de 2026'. */
export function mesesEmPalavras(meses: readonly string[]): string {
  const [primeiro, ultimo] = [meses[0] ?? '', meses.at(-1) ?? ''];
  if (meses.length < 2) return mesPorExtenso(primeiro);
  const mesmoAno = primeiro.slice(0, 4) === ultimo.slice(0, 4);
  const de = mesmoAno ? mesPorExtenso(primeiro).replace(/ de \d+$/, '') : mesPorExtenso(primeiro);
  return `${de} ${meses.length === 2 ? 'e' : 'a'} ${mesPorExtenso(ultimo)}`;
}

/** Texts of a reminder by hand. */
export * as MENSAGENS_TAREFA from './textos.ts';

/** The title begins with a verb; `senao` is the consequence of doing nothing. */
export const TEXTOS_DA_TAREFA = {
  rascunho: (titulo: string) => (titulo === '' ? 'Enviar um rascunho' : `Enviar o rascunho “${titulo}”`),
  rascunhoSenao: 'Depois do prazo ele não pode mais ser enviado neste edital.',
  email: 'Confirmar o seu e-mail',
  emailSenao: 'Os projetos enviados antes da confirmação continuam marcados.',
  correcao: 'Corrigir o projeto devolvido',
  correcaoSenao: (motivo: string) =>
    `Motivo: “${motivo}” Depois do prazo ele não pode mais ser corrigido, e a administração decide com o texto de antes.`,
  recursoDaHomologacao: 'Decidir se recorre da não homologação',
  recursoDaHomologacaoSenao: 'Depois do prazo não há recurso, e o projeto fica fora do edital.',
  homologar: (n: number) => `Homologar ${contado(n, 'projeto', 'projetos')}`,
  homologarSenao: 'Sem isso não há avaliação nem decisão.',
  recursosDaHomologacao: (n: number) =>
    `Decidir ${contado(n, 'recurso da homologação', 'recursos da homologação')}`,
  resultado: 'Ler o resultado',
  resultadoSenao: (ate: string) => `Você pode recorrer até ${prazoNoDia(ate)}.`,
  resultadoSemRecurso: 'A nota de cada critério e o parecer estão lá.',
  recurso: 'Decidir se pede recurso',
  recursoDaMudanca: 'Decidir se recorre da mudança de lugar no resultado',
  recursoSenao: 'Depois do prazo não é possível recorrer.',
  recursoSenaoSoDaMudanca: (ate: string) =>
    `Depois do prazo, até ${prazoNoDia(ate)}, só há recurso contra a mudança de lugar.`,
  frequencia: (meses: readonly string[]) => `Registrar a frequência de ${mesesEmPalavras(meses)}`,
  frequenciaSenao: (ate: string | null) =>
    `Sem ela${ate === null ? '' : ` até ${prazoNoDia(ate)}`}, não há pagamento.`,
  atestar: (n: number, mes: string) =>
    `Atestar as horas de ${contado(n, 'aluno', 'alunos')} em ${mesPorExtenso(mes)}`,
  atestarSenao: (ate: string | null) =>
    `Sem o registro das horas${ate === null ? '' : ` até ${prazoNoDia(ate)}`}, não há pagamento.`,
  frequenciaDeOficio: (meses: readonly string[]) =>
    `Registrar a frequência de ${mesesEmPalavras(meses)}, no lugar da coordenação`,
  passagemNaoFeita: 'Resolver a coordenação que não passou no dia marcado',
  passagemNaoFeitaSenao: (porQue: string) =>
    `A coordenação não passou no dia marcado: ${porQue} Até isso se resolver, ela continua com quem a tem.`,
  frequenciaDeOficioSenao: 'Quem coordena está afastado: se ninguém registra, os alunos ficam sem a bolsa.',
  documento: (documentos: readonly Documento[], nome: string) => {
    const [um] = documentos;
    const oQue =
      documentos.length === 1 && um !== undefined
        ? DOCUMENTOS_NA_FRASE[um]
        : `${documentos.length} documentos`;
    return `Trocar ${oQue} de ${nome}`;
  },
  documentoSenao: (motivo: string | null) => {
    const falta = 'Sem isso o instrutor não se torna REGULAR e o pagamento espera.';
    return motivo === null ? falta : `Recusado: “${motivo}” ${falta}`;
  },
  identificacao: ({ semCpf, semMatricula }: SemIdentificacao, nome: string) => {
    const oQue = semCpf && semMatricula ? 'o CPF e a matrícula' : semCpf ? 'o CPF' : 'a matrícula';
    return `Informar ${oQue} de ${nome}`;
  },
  identificacaoSenao: (regular: boolean) =>
    regular
      ? 'Sem o CPF o instrutor não recebe a bolsa.'
      : 'Sem isso o instrutor não se torna REGULAR e o pagamento espera, mesmo com os documentos em ordem.',
  semIdentificacao: (n: number) =>
    `Completar o CPF ou a matrícula de ${contado(n, 'instrutor', 'instrutores')}`,
  semIdentificacaoSenao:
    'Sem isso não se tornam REGULAR, mesmo com os documentos em ordem. O coordenador é avisado na página dele.',
  instrutores: (vagas: number) => `Cadastrar ${contado(vagas, 'instrutor', 'instrutores')}`,
  instrutoresSenao: (ultimoDia: string | null) =>
    ultimoDia === null
      ? 'Se não cadastrar, a vaga fica vazia.'
      : `Sem nenhum instrutor até ${prazoNoDia(ultimoDia)}, o projeto é encerrado.`,
  disciplinas: 'Preencher o relatório das disciplinas',
  disciplinasSenao: 'Sem ele não se enviam os outros relatórios.',
  atividades: (nome: string) => `Preencher o relatório de atividades de ${nome}`,
  doCoordenador: 'Preencher o relatório do coordenador',
  relatorioDevolvido: (qual: string) => `Corrigir o relatório devolvido: ${qual}`,
  relatorioDevolvidoSenao: 'Depois do prazo o projeto fica sem este relatório aprovado.',
  relatorios: (n: number) => `Analisar ${contado(n, 'relatório recebido', 'relatórios recebidos')}`,
  contestacoes: (n: number) => `Responder ${contado(n, 'contestação de mês', 'contestações de meses')}`,
  contestacoesSenao: 'O aluno fica sem saber se a bolsa dele muda.',
  relatoriosSenao: 'O coordenador não sabe se o relatório foi aceito.',
  relatorioSenao: 'Depois do prazo o projeto fica sem este relatório.',
  convite: 'Responder ao convite para avaliar',
  conviteDaVice: 'Responder ao convite para a vice-coordenação de um projeto',
  conviteDaViceSenao: 'Enquanto isso ninguém age no lugar de quem coordena.',
  assumir: 'Responder ao convite para coordenar um projeto',
  assumirSenao: 'A coordenação só passa a você se você aceitar.',
  deixar: 'Responder se concorda que outra pessoa coordene o projeto',
  deixarSenao: (ate: string) => `Sem resposta até ${ate}, vale como acordo.`,
  conviteSenao: 'Sem resposta, a administração designa outra pessoa.',
  avaliacao: 'Concluir a avaliação',
  minuta: (numero: number) => `Escrever a minuta do recurso nº ${numero}`,
  /** `ate`: the last day for the answers of others. */
  comoSubstituto: (numero: number, ate: string | null) =>
    ate === null
      ? `Decidir o recurso nº ${numero}, como substituto`
      : `O recurso nº ${numero} espera respostas até ${prazoNoDia(ate)}; depois, decida-o como substituto`,
  semQuemDecida: (numero: number) => `Decidir o recurso nº ${numero}, ou indicar um substituto`,
  semQuemDecidaSenao: 'A presidência da comissão está impedida: ninguém mais o decide.',
  soOOperador: (numero: number) => `Pedir ao operador que indique quem decide o recurso nº ${numero}`,
  soOOperadorSenao:
    'A comissão e a administração estão impedidas: só o operador indica o substituto, pela linha de comando.',
  minutaSenao: 'A comissão designa outra pessoa, ou decide sem minuta.',
  avaliacaoSenao: 'Sem ela o edital não segue para a decisão.',
  divergentes: (n: number) => `Resolver ${contado(n, 'projeto', 'projetos')} com totais divergentes`,
  divergentesSenao:
    'Sem mais um avaliador, ou o motivo de manter a combinação, o projeto não conta como avaliado.',
  avaliacaoReaberta: 'Rever e concluir de novo a avaliação',
  avaliacaoReabertaSenao: (motivo: string) =>
    `A administração a reabriu: “${motivo}” Sem concluir de novo o edital não segue para a decisão.`,
  designar: (n: number) => `Designar avaliador para ${contado(n, 'projeto', 'projetos')}`,
  recusou: (n: number) => `Substituir quem recusou avaliar ${contado(n, 'projeto', 'projetos')}`,
  semDireito: (n: number) => `Substituir quem não pode mais avaliar ${contado(n, 'projeto', 'projetos')}`,
  semAvaliadorSenao: 'Sem avaliador a decisão não começa.',
  semDireitoSenao: 'Ninguém avalia enquanto isso.',
  atrasados: (n: number) =>
    `Lembrar os avaliadores de ${contado(n, 'avaliação atrasada', 'avaliações atrasadas')}`,
  atrasadosSenao: 'Com prazo no edital, o sistema lembra a cada três dias.',
  decisao: 'Iniciar a decisão do número de instrutores',
  decisaoSenao: 'Nada mais falta; sem ela não há resultado.',
  numeros: 'Decidir o número de instrutores',
  secretaria: 'Enviar os projetos à secretaria',
  semResultado: 'Sem isso não há resultado.',
  publicar: 'Enviar o resultado aos coordenadores',
  publicarSenao: 'Até lá ninguém vê o resultado.',
  publicarFinal: 'Publicar o resultado final',
  publicarFinalSenao: 'O prazo de recursos terminou e todos foram decididos; sem ele não há instrutores.',
  responderAnulacao: 'Responder à proposta de anulação do resultado',
  responderAnulacaoSenao: 'Depois desse dia a comissão decide sem a sua resposta.',
  contrarrazoes: (n: number) =>
    `Ler ${contado(n, 'recurso de outro projeto', 'recursos de outros projetos')} e responder, se quiser`,
  contrarrazoesSenao: 'Depois desse dia a comissão decide sem a sua resposta.',
  decidirAnulacao: 'Decidir a anulação de um resultado',
  decidirAnulacaoSenao: 'Até lá o resultado continua como foi publicado.',
  responderChamado: 'Responder ao chamado: aceitar ou recusar a bolsa',
  responderChamadoSenao: 'Sem resposta, a bolsa passa ao próximo suplente.',
  responderDesistencia: 'Responder se desiste do projeto',
  responderDesistenciaSenao: 'Sem resposta, a administração pode encerrar o projeto por desistência.',
  desistenciaSemResposta: 'Encerrar o projeto por desistência, ou a consulta sem resposta',
  desistenciaSemRespostaSenao:
    'O coordenador não respondeu em 10 dias; até lá as vagas ficam presas ao projeto.',
  suplente: (numero: number) => `Chamar o ${numero}º suplente`,
  suplenteSenao: 'A bolsa devolvida fica sem ninguém.',
  bolsaDoRecurso: (bolsas: number, recurso: number) =>
    `Dar ${contado(bolsas, 'bolsa livre', 'bolsas livres')} a quem ganhou o recurso nº ${recurso}`,
  bolsaDoRecursoSenao: 'Até lá a bolsa fica sem ninguém: nenhum suplente a recebe antes.',
  /** `esperam`: how many of them wait for the answers of others, the last of them until `ate`. */
  recursos: (n: number, esperam: number, ate: string | null) => {
    if (ate === null || esperam === 0) return `Decidir ${contado(n, 'recurso', 'recursos')}`;
    const agora = n - esperam;
    return agora === 0
      ? `${contado(n, 'recurso espera', 'recursos esperam')} respostas até ${prazoNoDia(ate)}; depois, decida-${n === 1 ? 'o' : 'os'}`
      : `Decidir ${contado(agora, 'recurso', 'recursos')}; mais ${contado(esperam, 'espera', 'esperam')} respostas até ${prazoNoDia(ate)}`;
  },
  recursosSenao: 'Com recurso pendente o edital não é arquivado.',
  recursosDoPreliminarSenao: 'Com recurso pendente não há resultado final.',
  conferir: (n: number) => `Conferir ${contado(n, 'documento', 'documentos')}`,
  conferirSenao: 'Sem a conferência o instrutor não se torna REGULAR e o pagamento espera.',
  regularizar: (n: number) => `Tornar REGULAR ${contado(n, 'instrutor', 'instrutores')} a quem nada falta`,
  regularizarSenao: 'Enquanto o instrutor está IRREGULAR não há pagamento.',
  ausencias: (n: number) => `Resolver ${contado(n, 'ausência registrada', 'ausências registradas')}`,
  ausenciasSenao: 'Enquanto o instrutor está IRREGULAR não há pagamento.',
  estornos: (n: number) =>
    `Decidir ${contado(n, 'estorno', 'estornos')} de ${n === 1 ? 'um pagamento' : 'pagamentos'}`,
  estornosSenao: 'Sem a decisão a folha não fecha.',
  conferirFolha: (mes: string) => `Conferir a folha de ${mesPorExtenso(mes)}`,
  fechar: (mes: string, por: string) => `Folha de ${mesPorExtenso(mes)} conferida por ${por}: falta fechar`,
  fecharSenao: 'Até lá ninguém recebe por esse mês.',
  mudancas: (n: number) =>
    `Conferir ${contado(n, 'mudança', 'mudanças')} de e-mail ou CPF feita${n === 1 ? '' : 's'} por outra pessoa`,
  mudancasSenao:
    'Até alguém conferir, ou a espera terminar, a pessoa não recebe link para redefinir a senha.',
  emails: (n: number) => `Reenviar ${contado(n, 'mensagem que não saiu', 'mensagens que não saíram')}`,
  emailsSenao: 'Quem devia receber ainda não foi avisado.',
} as const;

export const TEXTOS_DA_PROXIMA = {
  frequencia: 'Abre o registro de frequência',
  relatorios: 'Abre o envio de relatórios',
  inscricoesAbrem: (edital: string) => `Abrem as inscrições: ${edital}`,
  inscricoesTerminam: (edital: string) => `Terminam as inscrições: ${edital}`,
} as const;

/** The button that opens the task's page. */
export const BOTOES_DA_TAREFA: Readonly<Record<CodigoDaTarefa, string>> = {
  RASCUNHO_A_ENVIAR: 'Continuar',
  EMAIL_A_CONFIRMAR: 'Abrir',
  CORRECAO_A_ENVIAR: 'Corrigir',
  RECURSO_DA_HOMOLOGACAO: 'Abrir',
  RESULTADO_A_LER: 'Ler',
  RECURSO_POSSIVEL: 'Abrir',
  CHAMADO_A_RESPONDER: 'Responder',
  DESISTENCIA_A_RESPONDER: 'Responder',
  ANULACAO_A_RESPONDER: 'Responder',
  RECURSO_DE_OUTRO_PROJETO: 'Ler',
  FREQUENCIA_A_REGISTRAR: 'Registrar',
  HORAS_A_ATESTAR: 'Atestar',
  DOCUMENTO_RECUSADO: 'Abrir',
  IDENTIFICACAO_INCOMPLETA: 'Completar',
  INSTRUTORES_A_CADASTRAR: 'Abrir',
  RELATORIO_DAS_DISCIPLINAS: 'Preencher',
  RELATORIO_DE_ATIVIDADES: 'Preencher',
  RELATORIO_DO_COORDENADOR: 'Preencher',
  RELATORIO_DEVOLVIDO: 'Corrigir',
  CONVITE_A_RESPONDER: 'Responder',
  CONVITE_DA_COORDENACAO: 'Responder',
  AVALIACAO_A_CONCLUIR: 'Avaliar',
  MINUTA_A_ENTREGAR: 'Escrever',
  RECURSO_COMO_SUBSTITUTO: 'Decidir',
  PROJETOS_A_HOMOLOGAR: 'Homologar',
  RECURSOS_DA_HOMOLOGACAO: 'Decidir',
  AVALIADOR_QUE_RECUSOU: 'Substituir',
  AVALIADOR_SEM_DIREITO: 'Substituir',
  PROJETOS_SEM_AVALIADOR: 'Designar',
  TOTAIS_DIVERGENTES: 'Resolver',
  AVALIADORES_ATRASADOS: 'Ver',
  DECISAO_A_INICIAR: 'Abrir',
  NUMEROS_A_DECIDIR: 'Decidir',
  ENVIO_A_SECRETARIA: 'Abrir',
  RESULTADO_A_PUBLICAR: 'Abrir',
  RESULTADO_FINAL_A_PUBLICAR: 'Abrir',
  SUPLENTE_A_CHAMAR: 'Abrir',
  BOLSA_DO_RECURSO_A_DAR: 'Abrir',
  DESISTENCIA_SEM_RESPOSTA: 'Abrir',
  RECURSOS_A_DECIDIR: 'Decidir',
  RECURSO_SEM_QUEM_DECIDA: 'Abrir',
  ANULACAO_A_DECIDIR: 'Decidir',
  DOCUMENTOS_A_CONFERIR: 'Conferir',
  INSTRUTORES_SEM_IDENTIFICACAO: 'Ver',
  INSTRUTORES_A_REGULARIZAR: 'Ver',
  AUSENCIAS_A_RESOLVER: 'Ver',
  RELATORIOS_A_ANALISAR: 'Analisar',
  CONTESTACOES_A_RESPONDER: 'Responder',
  FREQUENCIA_SEM_COORDENACAO: 'Registrar',
  PASSAGEM_NAO_FEITA: 'Abrir',
  ESTORNOS_A_DECIDIR: 'Decidir',
  MES_A_CONFERIR: 'Conferir',
  MES_A_FECHAR: 'Fechar',
  MUDANCAS_A_CONFERIR: 'Conferir',
  EMAILS_QUE_NAO_SAIRAM: 'Ver',
};
