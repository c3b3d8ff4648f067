import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { useCadastrarInstrutor } from '../api.ts';
import { INSTRUTOR_VAZIO } from '../components/instrutor-digitado.ts';
import { InstrutorForm } from '../components/instrutor-form.tsx';
import { NoProjetoAprovado } from '../components/no-projeto-aprovado.tsx';

/** Register an instructor (E-INSTRUTOR-3, cadastro_instrutor/{id}). */
export default function CadastroInstrutor() {
  const id = useIdOfPath();
  const cadastrar = useCadastrarInstrutor();
  return (
    <NoProjetoAprovado id={id} title="Cadastrar instrutor">
      {({ projeto, vagas }) => (
        <InstrutorForm
          projeto={projeto.id}
          instrutor={null}
          inicial={INSTRUTOR_VAZIO}
          vagas={vagas}
          save={(corpo) => cadastrar.mutateAsync({ ...corpo, projeto: projeto.id })}
        />
      )}
    </NoProjetoAprovado>
  );
}
