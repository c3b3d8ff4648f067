import { MENSAGENS_SISTEMA } from '../sistema/messages.ts';
import { LINHAS_MAXIMO } from './limits.ts';
import type { PendenciaDaInstalacao } from './types.ts';

export const MENSAGENS_INSTALACAO = {
  pendente:
    'Este sistema ainda não foi instalado. Abra a página /instalacao com o código que o servidor mostrou ao iniciar.',
  concluida: 'A instalação já foi concluída. Entre com a conta de administrador.',
  codigoErrado:
    'O código não confere ou venceu. Confira as letras; ele vale 24 horas e muda quando o servidor reinicia.',
  muitasTentativas: 'Muitas tentativas com códigos errados. Espere 15 minutos e tente outra vez.',
  confirmeOFuso: 'Confirme o fuso horário: os dias do sistema terminam à meia-noite dele',
  umaUnidade: 'Escreva pelo menos uma unidade',
  linhasDemais: `A lista deve ter no máximo ${LINHAS_MAXIMO} linhas`,
  colunasDemais: 'Esta linha tem colunas a mais: separe com ; ou ponha o nome entre aspas',
  repetida: 'Esta linha repete outra',
  unidadeDoAdministrador: 'Escolha uma das unidades da lista',
  logoGrande: 'O logotipo deve ter no máximo 500 KB',
  logoIlegivel: 'Não foi possível ler o logotipo',
  testeEnviado: 'Mensagem de teste entregue ao servidor de e-mail. Veja se ela chegou.',
  testeGravado: 'Sem SMTP_URL a mensagem não saiu: ficou em DATA_DIR/emails.',
  pronta: 'Instalação concluída. Entre com o CPF e a senha do administrador.',
} as const;

export const TEXTOS_DAS_PENDENCIAS: Readonly<Record<PendenciaDaInstalacao, string>> = {
  fuso: 'O fuso horário é UTC: os dias terminam à meia-noite de UTC, e não à do Brasil.',
  email: 'Nenhum servidor de e-mail está configurado (SMTP_URL): as mensagens não saem.',
  antivirus: 'Nenhum antivírus está configurado (ANTIVIRUS_URL): os arquivos enviados não são examinados.',
  copia: MENSAGENS_SISTEMA.semCopia,
  unidade: 'Só existe a unidade do administrador: cadastre as unidades acadêmicas.',
  programa: 'Nenhum programa de pós-graduação está cadastrado.',
  edital: 'Nenhum edital foi criado.',
};

/** Over the steps and their fields. */
export const ROTULOS_INSTALACAO = {
  codigo: 'Código de instalação',
  'instituicao.nome': 'Nome da instituição',
  'instituicao.sigla': 'Sigla',
  'instituicao.cidade': 'Cidade',
  logo: 'Logotipo',
  fuso: 'Fuso horário',
  fusoConfirmado: 'Confirmação do fuso horário',
  'encarregado.nome': 'Encarregado pelos dados pessoais',
  'encarregado.email': 'E-mail do encarregado',
  'administrador.nome': 'Nome completo',
  'administrador.cpf': 'CPF',
  'administrador.email': 'E-mail',
  'administrador.siape': 'SIAPE',
  'administrador.lattes': 'Currículo Lattes',
  'administrador.unidade': 'Unidade',
  'administrador.senha': 'Senha',
  'administrador.confirmacao': 'Confirmação da senha',
} as const;
