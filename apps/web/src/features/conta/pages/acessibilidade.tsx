import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { useSessao } from '../../../lib/session/session.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { instituicaoQuery } from '../../configuracao/api.ts';

const VALE = [
  'Tudo se faz só com o teclado, e o foco se vê sempre. Alt+1 a Alt+4 levam ao conteúdo, à navegação, à busca e ao rodapé.',
  'Campos, botões e tabelas têm nome para o leitor de tela. Um erro é dito ao lado do campo e anunciado.',
  'O texto cresce até 400%, e as telas cabem em 320 pixels de largura sem rolar para o lado.',
  'O contraste segue o nível AA, no tema claro e no escuro, e as cores escolhidas no sistema são respeitadas.',
  'Nada depende só de cor, de som ou de arrastar. Antes de a sessão terminar há um aviso, e o que se digitou fica.',
  'Os documentos que o sistema faz são PDF/A‑2a, com títulos e leitura em ordem.',
] as const;

const TESTADO = [
  'Cada versão é testada num navegador de verdade (Chromium). As telas são conferidas pelas regras A e AA das WCAG com o axe-core. Nenhum achado é aceito.',
  'As telas são medidas de 320 a 1920 pixels e com zoom de 400%. Também com espaço maior entre letras, tema escuro e cores forçadas.',
  'Os caminhos principais são percorridos só com o teclado: cadastro, proposta, avaliação, recurso e frequência.',
] as const;

const FALTA = [
  'Os testes são automáticos: o sistema não foi avaliado por pessoas com deficiência nem por um órgão de fora.',
  'Nenhum leitor de tela em particular foi testado por inteiro.',
  'Arquivos que as pessoas enviam, como comprovantes e imagens de texto, são como elas os fizeram.',
] as const;

function Lista({ frases }: { readonly frases: readonly string[] }) {
  return (
    <ul style={{ margin: 0, paddingLeft: '1.25rem', maxWidth: '44rem' }}>
      {frases.map((frase) => (
        <li key={frase} style={{ marginBottom: '0.35rem' }}>
          {frase}
        </li>
      ))}
    </ul>
  );
}

/** The installation's contact, who also answers about personal data. */
function Contato() {
  const { data: instituicao } = useQuery(instituicaoQuery);
  if (instituicao === undefined) return null;
  const { nome, email } = instituicao.encarregado;
  return email === '' ? (
    <p>Escreva à instituição, pelos canais oficiais dela, e diga em que tela e com que recurso foi.</p>
  ) : (
    <p>
      Diga em que tela e com que recurso foi: {nome !== '' && `${nome}, `}
      <Anchor href={`mailto:${email}`}>{email}</Anchor>.
    </p>
  );
}

export default function Acessibilidade() {
  const entrou = useSessao() !== null;
  return (
    <OpenPage>
      <PageHeader
        title="Acessibilidade"
        description="O que este sistema oferece, o que foi testado e o que ainda falta. A meta são as WCAG 2.2, nível AA, e o eMAG."
      />
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <Panel title="Encontrou uma barreira?">
          <Contato />
        </Panel>
        <Panel title="O que vale em todas as telas">
          <Lista frases={VALE} />
        </Panel>
        <Panel title="O que foi testado">
          <Lista frases={TESTADO} />
        </Panel>
        <Panel title="O que ainda falta">
          <Lista frases={FALTA} />
        </Panel>
        <Anchor component={Link} to={entrou ? '/menu' : '/login'}>
          {entrou ? 'Voltar ao início' : 'Voltar à entrada'}
        </Anchor>
      </div>
    </OpenPage>
  );
}
