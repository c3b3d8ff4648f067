import { ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { podeVer } from '../../../app/shell/who.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { ListaAPublicar } from '../components/lista-a-publicar.tsx';
import { ResultadoEmVigor } from '../components/resultado-em-vigor.tsx';
import { usePublicacao, usePublicacaoFinal } from '../components/use-publicacao.ts';

export default function EditalResultado() {
  const publica = podeVer('publicarResultados', useSessao()?.usuario.tipo);
  const ato = (edital: Edital) =>
    ehPreliminar(edital)
      ? ({ ato: 'publicarFinal', botao: () => <BotaoDoFinal edital={edital} /> } as const)
      : ({ ato: 'publicar', botao: () => <BotaoDePublicar edital={edital} /> } as const);
  return (
    <PaginaDoEdital parte="resultado">
      {(edital, quadro) => (
        <>
          {quadro(
            <ProximoAto
              edital={edital}
              aqui={(codigo) =>
                codigo === 'RECURSO_PENDENTE' ? `/editais/${edital.id}/recursos?situacao=pendente` : undefined
              }
              feito={publica ? ato(edital) : undefined}
            />,
          )}
          <Parte edital={edital} publica={publica} />
        </>
      )}
    </PaginaDoEdital>
  );
}

function BotaoDePublicar({ edital }: { readonly edital: Edital }) {
  const { publicando, publicar } = usePublicacao();
  return (
    <Button size="sm" loading={publicando} onClick={() => void publicar(edital)}>
      {R.enviarAosCoordenadores}
    </Button>
  );
}

function BotaoDoFinal({ edital }: { readonly edital: Edital }) {
  const { publicando, publicar } = usePublicacaoFinal();
  return (
    <Button size="sm" loading={publicando} onClick={() => void publicar(edital)}>
      Publicar o resultado final
    </Button>
  );
}

function Parte({ edital, publica }: { readonly edital: Edital; readonly publica: boolean }) {
  if (foiPublicado(edital)) return <ResultadoEmVigor edital={edital} />;
  if (edital.fase !== 'secretaria') {
    return (
      <Notice title="Este edital ainda não tem resultado">
        O resultado se forma na decisão do número de instrutores, vai à secretaria e vale quando a secretaria
        o publica. Até lá nenhum coordenador sabe dele.
      </Notice>
    );
  }
  if (!publica) {
    return (
      <Notice title="O resultado está na secretaria, por publicar">
        Os números já não mudam.{' '}
        <Anchor component={Link} to={`/editais/${edital.id}/decisao`}>
          Ver a decisão
        </Anchor>
      </Notice>
    );
  }
  return (
    <Part title="Por publicar">
      <ListaAPublicar edital={edital.id} />
    </Part>
  );
}
