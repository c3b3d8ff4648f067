import { ACESSOS_EM_MESES, RETENCAO_EM_ANOS } from '@instrutoria/domain/arquivo/rules/retencao.ts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { useSessao } from '../../../lib/session/session.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { instituicaoQuery } from '../../configuracao/api.ts';

// T-M13: purpose of each field, its readers, rights, and the contact.
const FINALIDADES = [
  { label: 'Nome, e-mail e SIAPE', value: 'Identificar você como coordenador, colaborador ou avaliador.' },
  { label: 'CPF', value: 'Entrar no sistema. Só você e a administração o veem por inteiro.' },
  { label: 'RG', value: 'Não é pedido no cadastro. Na atualização, só você e a administração o veem.' },
  { label: 'Foto de perfil', value: 'Mostrar quem é você às pessoas que usam o sistema.' },
  { label: 'Link do Lattes', value: 'Permitir que a avaliação conheça a sua formação.' },
  { label: 'Unidade, departamento e programa', value: 'Situar o projeto na instituição.' },
  { label: 'Senha', value: 'O sistema não a conhece: tem só um código que serve para conferi-la.' },
  {
    label: 'Projetos e disciplinas',
    value: 'Participar do edital: envio, avaliação, resultado e relatórios.',
  },
  {
    label: 'Nome, e-mail e documentos dos instrutores',
    value: 'Cadastrar o instrutor no programa, conferir o vínculo e registrar a frequência.',
  },
  {
    label: 'Comprovante bancário',
    value:
      'Pagar a bolsa. Só a coordenação do projeto e a administração o abrem, e cada abertura fica registrada.',
  },
  {
    label: 'Endereço de rede e navegador',
    value: 'Proteger as contas: sessões abertas e registro de quem abriu documentos.',
  },
] as const;

// The same numbers as the rules.
const PRAZOS = [
  {
    label: 'Comprovantes e documentos dos instrutores, também o bancário',
    value: `${RETENCAO_EM_ANOS.dados_bancarios} anos depois do ano em que o edital terminou ou o vínculo acabou. Depois o conteúdo é eliminado e fica só o registro de que existiu.`,
  },
  {
    label: 'Registro de quem abriu documentos',
    value: `${ACESSOS_EM_MESES} meses.`,
  },
  { label: 'Arquivos enviados e não usados', value: '24 horas.' },
  { label: 'Cadastro, foto e rascunhos', value: 'Até você encerrar a conta.' },
  {
    label: 'Projetos enviados, avaliações, declarações e registros dos atos',
    value:
      'Permanentes: são documentos da instituição. Depois de encerrada a conta, ficam sem o seu cadastro; só as declarações emitidas continuam com o nome.',
  },
] as const;

function Encarregado() {
  const { data: instituicao } = useQuery(instituicaoQuery);
  if (instituicao === undefined) return null;
  const { nome, email } = instituicao.encarregado;
  if (nome === '' && email === '') {
    return (
      <p>
        Perguntas ao encarregado pelo tratamento de dados pessoais da instituição, pelos canais oficiais dela.
      </p>
    );
  }
  return (
    <p>
      Encarregado pelo tratamento de dados pessoais: {nome}
      {email !== '' && (
        <>
          {nome === '' ? '' : ', '}
          <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </>
      )}
    </p>
  );
}

export default function Privacidade() {
  const entrou = useSessao() !== null;
  return (
    <OpenPage>
      <PageHeader
        title="Privacidade"
        description="Que dados este sistema tem, para quê, e quais são os seus direitos (Lei 13.709/2018)."
      />
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <Panel title="Para que serve cada dado">
          <ReadOnlyList items={FINALIDADES} />
        </Panel>
        <Panel title="Quem vê">
          <p>
            Outros professores veem apenas nome, SIAPE e unidade, para escolher colaboradores. Quem avalia ou
            administra um projeto vê também o e-mail e o Lattes de quem o coordena. Nada é enviado a outros
            sistemas nem a terceiros, e nenhuma página busca conteúdo fora deste endereço.
          </p>
        </Panel>
        <Panel title="Neste navegador">
          <p>
            Enquanto você escreve um projeto, os textos são salvos neste navegador, para que nada se perca.
            São salvos também no sistema, como um rascunho que só você vê. No navegador eles são apagados
            quando você envia o projeto, salva um rascunho ou sai do sistema. CPF, RG e e-mail nunca são
            salvos no navegador.
          </p>
        </Panel>
        <Panel title="Por quanto tempo">
          <ReadOnlyList items={PRAZOS} />
        </Panel>
        <Panel title="Seus direitos">
          <p>
            A qualquer momento você pode ver, corrigir e baixar todos os seus dados. Pode também ver quem
            abriu os seus documentos, encerrar sessões abertas e encerrar a conta. Está tudo em “Meus dados”:
            clique no seu nome, no alto da página.
          </p>
          <Encarregado />
        </Panel>
        <Anchor component={Link} to={entrou ? '/menu' : '/cadastro_professor'}>
          {entrou ? 'Voltar ao início' : 'Voltar ao cadastro'}
        </Anchor>
      </div>
    </OpenPage>
  );
}
