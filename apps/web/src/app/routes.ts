import { ROTAS_DO_ACOMPANHAMENTO } from '../features/acompanhamento/routes.ts';
import { ROTAS_DA_AJUDA } from '../features/ajuda/routes.ts';
import { ROTAS_DA_AUDITORIA } from '../features/auditoria/routes.ts';
import { ROTAS_DA_AVALIACAO } from '../features/avaliacao/routes.ts';
import { ROTAS_DO_BAREMA } from '../features/barema/routes.ts';
import { ROTAS_DA_COORDENACAO } from '../features/coordenacao/routes.ts';
import { ROTAS_DA_CORRECAO } from '../features/correcao/routes.ts';
import { ROTAS_DA_DECISAO } from '../features/decisao/routes.ts';
import { ROTAS_DA_DECLARACAO } from '../features/declaracao/routes.ts';
import { ROTAS_DA_DESIGNACAO } from '../features/designacao/routes.ts';
import { ROTAS_DA_FREQUENCIA } from '../features/frequencia/routes.ts';
import { ROTAS_DA_HOMOLOGACAO } from '../features/homologacao/routes.ts';
import { ROTAS_DO_IMPEDIMENTO } from '../features/impedimento/routes.ts';
import { ROTAS_DO_INSTRUTOR } from '../features/instrutor/routes.ts';
import { ROTAS_DA_JANELA } from '../features/janela/routes.ts';
import { ROTAS_DO_PAGAMENTO } from '../features/pagamento/routes.ts';
import { ROTAS_DO_PAINEL } from '../features/painel/routes.ts';
import { ROTAS_DO_PROJETO } from '../features/projeto/routes.ts';
import { ROTAS_DA_PUBLICACAO } from '../features/publicacao/routes.ts';
import { ROTAS_DO_RANQUE } from '../features/ranque/routes.ts';
import { ROTAS_DO_RECURSO } from '../features/recurso/routes.ts';
import { ROTAS_DO_RELATORIO } from '../features/relatorio/routes.ts';
import { ROTAS_DO_RESULTADO } from '../features/resultado/routes.ts';
import { ROTAS_DA_REUNIAO } from '../features/reuniao/routes.ts';
import { ROTAS_DO_SISTEMA } from '../features/sistema/routes.ts';
import { ROTAS_DO_SORTEIO } from '../features/sorteio/routes.ts';
import type { Quadro, Quem, Rota } from './route-table.ts';

function rota(path: string, title: string, who: Quem, page: Rota['page'], frame: Quadro = 'menu'): Rota {
  return { path, title, who, page, frame };
}

/** Every screen, one line each (E-GERAL-4). Journeys use it too. */
export const ROTAS: readonly Rota[] = [
  rota('/login', 'Entrar', 'todos', () => import('../features/conta/pages/login.tsx'), 'nenhum'),
  rota(
    '/instalacao',
    'Instalação',
    'todos',
    () => import('../features/instalacao/pages/instalacao.tsx'),
    'aberto',
  ),
  rota(
    '/cadastro_professor',
    'Dados pessoais',
    'todos',
    () => import('../features/conta/pages/cadastro-professor.tsx'),
    'aberto',
  ),
  rota(
    '/identificar-email',
    'Recuperar senha',
    'todos',
    () => import('../features/conta/pages/identificar-email.tsx'),
    'aberto',
  ),
  rota(
    '/redefinir-senha',
    'Redefinir senha',
    'todos',
    () => import('../features/conta/pages/redefinir-senha.tsx'),
    'aberto',
  ),
  rota(
    '/confirmar-email',
    'Confirmar e-mail',
    'todos',
    () => import('../features/conta/pages/confirmar-email.tsx'),
    'aberto',
  ),
  rota(
    '/nao-fui-eu',
    'Não fui eu',
    'todos',
    () => import('../features/conta/pages/nao-fui-eu.tsx'),
    'aberto',
  ),
  rota(
    '/privacidade',
    'Privacidade',
    'todos',
    () => import('../features/conta/pages/privacidade.tsx'),
    'aberto',
  ),
  rota(
    '/acessibilidade',
    'Acessibilidade',
    'todos',
    () => import('../features/conta/pages/acessibilidade.tsx'),
    'aberto',
  ),

  rota('/', 'Início', 'entrou', () => import('../features/inicio/pages/menu.tsx')),
  rota('/menu', 'Página inicial', 'entrou', () => import('../features/inicio/pages/menu.tsx')),
  rota(
    '/atualizar_professor',
    'Atualizar dados',
    'entrou',
    () => import('../features/conta/pages/atualizar-professor.tsx'),
  ),
  rota(
    '/alterar_senha',
    'Alterar senha',
    'entrou',
    () => import('../features/conta/pages/alterar-senha.tsx'),
  ),
  rota(
    '/notificacao',
    'Prazos dos instrutores',
    'entrou',
    () => import('../features/aviso/pages/notificacao.tsx'),
  ),
  rota('/meus_dados', 'Meus dados', 'entrou', () => import('../features/conta/pages/meus-dados.tsx')),
  rota('/sessoes', 'Sessões', 'entrou', () => import('../features/conta/pages/sessoes.tsx')),

  ...ROTAS_DO_PROJETO,
  ...ROTAS_DO_ACOMPANHAMENTO,
  ...ROTAS_DA_DESIGNACAO,
  ...ROTAS_DO_SORTEIO,
  ...ROTAS_DA_AVALIACAO,
  ...ROTAS_DA_DECISAO,
  ...ROTAS_DO_RANQUE,
  ...ROTAS_DO_RESULTADO,
  ...ROTAS_DO_IMPEDIMENTO,
  ...ROTAS_DA_COORDENACAO,
  ...ROTAS_DA_HOMOLOGACAO,
  ...ROTAS_DO_BAREMA,
  ...ROTAS_DA_REUNIAO,
  ...ROTAS_DA_PUBLICACAO,
  ...ROTAS_DO_RECURSO,
  ...ROTAS_DA_CORRECAO,
  ...ROTAS_DA_JANELA,
  ...ROTAS_DO_INSTRUTOR,
  ...ROTAS_DA_FREQUENCIA,
  ...ROTAS_DO_RELATORIO,
  ...ROTAS_DO_PAGAMENTO,
  ...ROTAS_DA_DECLARACAO,
  ...ROTAS_DO_PAINEL,
  ...ROTAS_DA_AUDITORIA,
  ...ROTAS_DO_SISTEMA,
  ...ROTAS_DA_AJUDA,

  rota(
    '/alterar_usuarios',
    'Alterar usuários',
    'alterarTipo',
    () => import('../features/conta/pages/alterar-usuarios.tsx'),
  ),
  rota(
    '/administracao',
    'Administração',
    'criarEdital',
    () => import('../features/inicio/pages/administracao.tsx'),
  ),
  rota(
    '/administracao/editais',
    'Editais',
    'criarEdital',
    () => import('../features/edital/pages/editais.tsx'),
  ),
  rota(
    '/editais/:id/configuracao',
    'Edital: configuração',
    'atualizarEdital',
    () => import('../features/edital/pages/edital-configuracao.tsx'),
  ),
  rota(
    '/editais/:id/regras',
    'Edital: regras',
    'lerRegrasDoEdital',
    () => import('../features/edital/pages/edital-regras.tsx'),
  ),
  rota(
    '/administracao/unidades',
    'Unidades',
    'criarUnidade',
    () => import('../features/unidade/pages/unidades.tsx'),
  ),
  rota(
    '/administracao/programas',
    'Programas',
    'criarPrograma',
    () => import('../features/programa/pages/programas.tsx'),
  ),
  rota('/administracao/avisos', 'Avisos', 'criarAviso', () => import('../features/aviso/pages/avisos.tsx')),
  rota(
    '/administracao/emails',
    'E-mails por confirmar',
    'listarEmailsPorConfirmar',
    () => import('../features/conta/pages/emails-por-confirmar.tsx'),
  ),
  rota(
    '/administracao/mudancas_de_contato',
    'Mudanças de e-mail e CPF',
    'listarMudancasDeContato',
    () => import('../features/conta/pages/mudancas-de-contato.tsx'),
  ),
  rota('/administracao/equipe', 'Equipe', 'alterarTipo', () => import('../features/conta/pages/equipe.tsx')),
  rota(
    '/administracao/configuracao',
    'Configuração',
    'atualizarConfiguracao',
    () => import('../features/configuracao/pages/configuracao.tsx'),
  ),
];
