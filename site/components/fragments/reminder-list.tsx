import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** The sample shop's open tasks; as many as the dashboard counts. */
export function ReminderList() {
  useStyles('reminder-list');
  const { fragments } = useSite().text.slides;
  const { call, meeting, gstr1, challan, rent } = fragments.tasks;
  const days = [
    [fragments.today, [call, meeting, challan]],
    [fragments.tomorrow, [gstr1, rent]],
  ] as const;
  return (
    <dl className="reminders">
      {days.map(([day, tasks]) => (
        <div key={day}>
          <dt>{day}</dt>
          {tasks.map((task) => (
            <dd key={task}>{task}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
