import { temAlgumaVaga } from '@instrutoria/domain/instrutor/rules/vagas.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { useCadastrarInstrutor } from '../api.ts';
import { INSTRUTOR_VAZIO } from '../components/cadastro/instrutor-digitado.ts';
import { InstrutorForm } from '../components/cadastro/instrutor-form.tsx';
import { vagasDe } from '../components/cadastro/vagas-do-projeto.tsx';
import { NoProjetoAprovado } from '../components/no-projeto-aprovado.tsx';

export default function CadastroInstrutor() {
  const id = useIdOfPath();
  const cadastrar = useCadastrarInstrutor();
  return (
    <NoProjetoAprovado id={id} title="Cadastrar instrutor">
      {({ projeto, instrutores, vagas }) => (
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
    </NoProjetoAprovado>
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
