import {
  IconAt,
  IconBell,
  IconBuilding,
  IconCalendarEvent,
  IconCash,
  IconCertificate,
  IconChartBar,
  IconClipboardText,
  IconClock,
  IconEdit,
  IconFileCheck,
  IconFileImport,
  IconFileText,
  IconGavel,
  IconHandStop,
  IconHeartbeat,
  IconHistory,
  IconKey,
  IconListCheck,
  IconListNumbers,
  IconMail,
  IconMailCheck,
  IconMessageReport,
  IconSchool,
  IconSend,
  IconSettings,
  IconSignature,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EstadoDosArquivos } from '../../painel/offered/estado-dos-arquivos.tsx';
import classes from './administracao.module.css';

const AREAS = [
  {
    to: '/administracao/editais',
    titulo: 'Editais',
    texto: 'Criar, alterar prazos e encerrar inscrições',
    Icon: IconCalendarEvent,
  },
  {
    to: '/janelas',
    titulo: 'Prazos e prorrogações',
    texto: 'Cadastro de instrutores, frequência e relatórios',
    Icon: IconClock,
  },
  {
    to: '/aprovacao_instrutores',
    titulo: 'Instrutores por projeto',
    texto: 'Quantos bolsistas e voluntários cada projeto recebe',
    Icon: IconListNumbers,
  },
  {
    to: '/listar-projetos-avaliados-secretaria',
    titulo: 'Secretaria',
    texto: 'Projetos já avaliados e envio aos coordenadores',
    Icon: IconSend,
  },
  {
    to: '/recursos',
    titulo: 'Recursos',
    texto: 'Pedidos de revisão dos resultados',
    Icon: IconGavel,
  },
  {
    to: '/administracao/impedimentos',
    titulo: 'Impedimentos declarados',
    texto: 'Quem não pode avaliar ou decidir algum projeto, e por quê',
    Icon: IconHandStop,
  },
  {
    to: '/corrigir_resultado',
    titulo: 'Corrigir resultado',
    texto: 'Um resultado já publicado, com justificativa: faz uma versão nova',
    Icon: IconEdit,
  },
  {
    to: '/administracao/modelos_de_publicacao',
    titulo: 'Modelos de publicação',
    texto: 'Portaria, edital de resultado e aviso para publicar um resultado',
    Icon: IconFileText,
  },
  {
    to: '/conferir_documentos',
    titulo: 'Conferir documentos',
    texto: 'Os documentos dos instrutores, um a um',
    Icon: IconFileCheck,
  },
  {
    to: '/relatorios_recebidos',
    titulo: 'Relatórios recebidos',
    texto: 'Aprovar ou devolver os relatórios dos projetos; os atrasados',
    Icon: IconClipboardText,
  },
  {
    to: '/contestacoes',
    titulo: 'Contestações de meses',
    texto: 'Responder aos alunos que contestam horas ou pagamento',
    Icon: IconMessageReport,
  },
  {
    to: '/folha_pagamento',
    titulo: 'Folha de pagamento',
    texto: 'Quem recebe a bolsa de cada mês, e por que não',
    Icon: IconCash,
  },
  {
    to: '/declaracoes',
    titulo: 'Declarações',
    texto: 'As que foram emitidas, e como revogar uma',
    Icon: IconCertificate,
  },
  {
    to: '/painel',
    titulo: 'Painel',
    texto: 'Projetos enviados, avaliação e bolsas de um edital',
    Icon: IconChartBar,
  },
  {
    to: '/administracao/saude',
    titulo: 'Saúde do sistema',
    texto: 'O que funciona, cópias de segurança, e-mails que não saíram',
    Icon: IconHeartbeat,
  },
  {
    to: '/importar',
    titulo: 'Importar planilhas',
    texto: 'Professores, unidades, programas, disciplinas oficiais e alunos, com prévia',
    Icon: IconFileImport,
  },
  {
    to: '/administracao/auditoria',
    titulo: 'Auditoria',
    texto: 'Quem fez o quê, e quando',
    Icon: IconHistory,
  },
  {
    to: '/administracao/pendencias',
    titulo: 'Pendências de dados',
    texto: 'Registros antigos que uma regra nova não aceita',
    Icon: IconListCheck,
  },
  {
    to: '/administracao/unidades',
    titulo: 'Unidades',
    texto: 'Unidades acadêmicas e suas cidades',
    Icon: IconBuilding,
  },
  {
    to: '/administracao/programas',
    titulo: 'Programas',
    texto: 'Programas de pós-graduação',
    Icon: IconSchool,
  },
  { to: '/administracao/avisos', titulo: 'Avisos', texto: 'O mural da página inicial', Icon: IconBell },
  {
    to: '/administracao/emails',
    titulo: 'E-mails por confirmar',
    texto: 'Quem não abriu o link, e os projetos marcados',
    Icon: IconMailCheck,
  },
  {
    to: '/administracao/textos_dos_emails',
    titulo: 'Textos dos e-mails',
    texto: 'O que dizem os e-mails do sistema, e como terminam',
    Icon: IconMail,
  },
  {
    to: '/administracao/termo_de_compromisso',
    titulo: 'Termo de compromisso',
    texto: 'O texto que aluno e coordenação assinam no sistema',
    Icon: IconSignature,
  },
  {
    to: '/administracao/mudancas_de_contato',
    titulo: 'Mudanças de e-mail e CPF',
    texto: 'O que esperam, e o que foi desfeito por “não fui eu”',
    Icon: IconAt,
  },
  {
    to: '/administracao/portas',
    titulo: 'Contas da instituição',
    texto: 'Entrar com a conta que as pessoas já têm',
    Icon: IconKey,
  },
  {
    to: '/administracao/equipe',
    titulo: 'Equipe',
    texto: 'Presidência, secretaria e demais tipos',
    Icon: IconUsersGroup,
  },
  {
    to: '/administracao/configuracao',
    titulo: 'Configuração',
    texto: 'Nome, logotipo, cor e fuso da instituição, limites de envio',
    Icon: IconSettings,
  },
] as const;

export default function Administracao() {
  return (
    <>
      <PageHeader
        title="Administração"
        description="O que a instituição precisa para abrir e conduzir um edital."
      />
      <EstadoDosArquivos />
      <ul className={classes.areas}>
        {AREAS.map(({ to, titulo, texto, Icon }) => (
          <li key={to}>
            <Link to={to} className={classes.area ?? ''}>
              <Icon aria-hidden size={30} stroke={1.5} className={classes.icon} />
              <span className={classes.title}>{titulo}</span>
              <span className={classes.text}>{texto}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
