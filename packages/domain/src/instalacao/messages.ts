import { MENSAGENS_SISTEMA } from '../sistema/messages.ts';
import type { PendenciaDaInstalacao } from './types.ts';

export * as MENSAGENS_INSTALACAO from './textos.ts';

export const TEXTOS_DAS_PENDENCIAS: Readonly<Record<PendenciaDaInstalacao, string>> = {
  fuso: 'O fuso horário é UTC: os prazos não terminam à meia-noite do Brasil.',
  email: 'Nenhum servidor de e-mail está configurado (SMTP_URL): as mensagens não saem.',
  antivirus: 'Nenhum antivírus está configurado (ANTIVIRUS_URL): os arquivos enviados não são examinados.',
  copia: MENSAGENS_SISTEMA.semCopia,
  unidade: 'Só existe a unidade do administrador: cadastre as unidades acadêmicas.',
  programa: 'Nenhum programa de pós-graduação está cadastrado.',
  edital: 'Nenhum edital foi criado.',
};

/** Labels of the steps and their fields. */
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
