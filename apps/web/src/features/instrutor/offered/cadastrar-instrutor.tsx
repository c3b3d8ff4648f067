import { temAlgumaVaga } from '@instrutoria/domain/instrutor/rules/vagas.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { useCadastrarInstrutor } from '../api.ts';
import { INSTRUTOR_VAZIO } from '../components/cadastro/instrutor-digitado.ts';
import { InstrutorForm } from '../components/cadastro/instrutor-form.tsx';
import { vagasDe } from '../components/cadastro/vagas-do-projeto.tsx';
import { ComCadastroAberto } from '../components/com-cadastro-aberto.tsx';

export function CadastrarInstrutor({ projeto }: { readonly projeto: Projeto }) {
  const cadastrar = useCadastrarInstrutor();
  return (
    <ComCadastroAberto projeto={projeto} title="Cadastrar instrutor">
      {(instrutores, vagas) => (
        <>
          <SemVaga vagas={vagasDe(projeto, instrutores)} />
          <InstrutorForm
            projeto={projeto.id}
            instrutor={null}
            inicial={INSTRUTOR_VAZIO}
            vagas={vagas}
            save={(corpo) => cadastrar.mutateAsync({ ...corpo, projeto: projeto.id })}
          />
        </>
      )}
    </ComCadastroAberto>
  );
}

function SemVaga({ vagas }: { readonly vagas: ReturnType<typeof vagasDe> }) {
  if (temAlgumaVaga(vagas.aprovadas, vagas.ocupadas)) return null;
  return (
    <Notice kind="warning" title="Todas as vagas deste projeto estão ocupadas">
      Só é possível cadastrar outro instrutor depois que o vínculo de um deles terminar, na lista de
      instrutores.
    </Notice>
  );
}
