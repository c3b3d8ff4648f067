import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { latePart } from '../../../ui/drafts/late.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { configuracaoDoEditalQuery } from '../../edital/api.ts';
import { ArquivarEdital } from '../../edital/offered/arquivar-edital.tsx';
import { BaixarEdital } from '../../edital/offered/baixar-edital.tsx';
import { EncerrarInscricoes } from '../../edital/offered/encerrar-inscricoes.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { TardiasDoEdital } from '../../edital/offered/tardias-do-edital.tsx';
import { VoltarEdital } from '../../edital/offered/voltar-edital.tsx';

/** The call's head and its acts come first. */
const FormularioDoEdital = latePart(() => import('../components/configuracao/formulario-do-edital.tsx'));

export default function EditalConfiguracao() {
  return (
    <PaginaDoEdital parte="configuracao">
      {(edital, quadro) => (
        <>
          {quadro(
            <ProximoAto
              edital={edital}
              feito={
                edital.aberto
                  ? { ato: 'encerrarInscricoes', botao: () => <EncerrarInscricoes edital={edital} /> }
                  : { ato: 'arquivar', botao: () => <ArquivarEdital edital={edital} /> }
              }
            />,
          )}
          <Formulario edital={edital} />
        </>
      )}
    </PaginaDoEdital>
  );
}

function Formulario({ edital }: { readonly edital: Edital }) {
  const lida = useQuery(configuracaoDoEditalQuery(edital.id));
  const agora = useQuery(agoraQuery).data;
  const { pathname } = useLocation();
  return (
    <QueryState query={lida}>
      {({ regras, barema }) =>
        agora !== undefined && (
          <FormularioDoEdital
            lida={{ edital, regras, barema }}
            agora={agora}
            secao={pathname.endsWith('/barema/mudar') ? 'Barema' : undefined}
            waiting={<Loading />}
          >
            <TardiasDoEdital edital={edital} />
            <div>
              <VoltarEdital edital={edital} />
            </div>
            <BaixarEdital edital={edital} />
          </FormularioDoEdital>
        )
      }
    </QueryState>
  );
}
